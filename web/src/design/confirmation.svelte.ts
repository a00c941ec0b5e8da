type Question = { title: string; text: string; yes: string };

/** The question that the user has to answer before something happens. */
class Confirmation {
  question = $state.raw<Question | null>(null);
  #answer: (answer: boolean) => void = () => undefined;

  /** Asks, and tells whether the user said yes. */
  ask(question: Question): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((done) => (this.#answer = done));
  }

  answer(answer: boolean) {
    this.question = null;
    this.#answer(answer);
  }
}

export const confirmation = new Confirmation();
