/** One server-sent event. */
export type Message = { event: string; id: string; data: string };

/** Takes the text of a stream of server-sent events in pieces, and gives the events that are whole. */
export class EventParser {
  #rest = '';
  #event = '';
  #id = '';
  #data: string[] = [];

  *take(text: string): Generator<Message> {
    this.#rest += text;
    let end;
    while ((end = this.#rest.indexOf('\n')) >= 0) {
      const line = this.#rest.slice(0, end).replace(/\r$/, '');
      this.#rest = this.#rest.slice(end + 1);
      if (line !== '') this.#read(line);
      else if (this.#data.length > 0) yield this.#finish();
      else this.#event = '';
    }
  }

  #read(line: string) {
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') this.#event = value;
    else if (name === 'id') this.#id = value;
    else if (name === 'data') this.#data.push(value);
  }

  #finish(): Message {
    const message = { event: this.#event || 'message', id: this.#id, data: this.#data.join('\n') };
    this.#event = '';
    this.#data = [];
    return message;
  }
}
