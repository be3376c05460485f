/* In the worker: what positions of Pingouin are likely to be worth, by the estimate of the core. */

/** A guess, in hundredths, of the fish to come of the seat of each question: {guesses}. */
OWN_WORK.guess = (core, { questions, depth, most }) => ({
  guesses: questions.map(({ bytes, seat }) => {
    core.put(bytes);
    return core.exports.pingouin_guess(seat, depth, most);
  }),
});
