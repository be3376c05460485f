"""What several commands share: inputs, outputs, searching, forms."""
