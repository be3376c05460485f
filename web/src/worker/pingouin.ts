/* In the worker: estimates of Pingouin positions by the core's heuristic. */

/** The estimated fish that each question's seat will still take, in hundredths: {guesses}. */
export const guessFish = (core, { questions, depth, most }) => ({
  guesses: questions.map(({ bytes, seat }) => {
    core.put(bytes);
    return core.exports.pingouin_guess(seat, depth, most);
  }),
});
