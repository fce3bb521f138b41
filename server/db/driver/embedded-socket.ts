import type { PGlite } from '@electric-sql/pglite';
import { Duplex } from 'node:stream';

type Callback = (error?: Error) => void;

/** Resets what the previous connection left: its transaction and prepared statements. */
const reset = Buffer.from('Q\0\0\0\x0drollback\0Q\0\0\0\x13deallocate all\0');
/** Authentication succeeded, ready for queries. */
const accepted = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I');

/**
 * The embedded database as a socket for node-postgres, which can then prepare statements: parsing and planning takes longer
 * than running them. Only one may be open at a time. It runs in the server's thread and yields to the event loop between
 * messages.
 */
export class EmbeddedSocket extends Duplex {
  readonly #database: PGlite;
  #isOpen = false;

  constructor(database: PGlite) {
    super();
    this.#database = database;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // The rest of what node-postgres expects of a socket.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;

  override _read(): void {
    // Answers are pushed as they arrive.
  }

  override _write(message: Buffer, _encoding: string, done: Callback): void {
    setImmediate(() => void this.#answer(message, done));
  }

  override _writev(messages: { chunk: Buffer }[], done: Callback): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), '', done);
  }

  override _final(done: Callback): void {
    this.push(null);
    done();
  }

  async #answer(message: Buffer, done: Callback): Promise<void> {
    if (this.destroyed) return done();
    const parts: Uint8Array[] = [];
    try {
      // PGlite's other methods parse their answers and never free them.
      await this.#database.execProtocolRawStream(this.#isOpen ? message : reset, {
        syncToFs: false,
        // A view of the database's memory, which is about to be overwritten.
        onRawData: (bytes) => void parts.push(bytes.slice()),
      });
    } catch (error) {
      return done(error as Error);
    }
    // The first message is only the startup packet.
    this.push(this.#isOpen ? Buffer.concat(parts) : accepted);
    this.#isOpen = true;
    done();
  }
}
