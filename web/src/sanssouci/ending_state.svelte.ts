/** How far the final scoring of the board on this page has counted. */
class EndingState {
  /** Whether full rows are counted, so that the windows of the palace are lit. */
  rowsCounted = $state(false);
}

export const endingState = new EndingState();
