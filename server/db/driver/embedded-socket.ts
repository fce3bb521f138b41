import type { PGlite } from '@electric-sql/pglite';
import { Duplex } from 'node:stream';

type Done = (error?: Error) => void;

/** What a new connection finds: no transaction, and none of the statements that the one before it prepared. */
const cleanUp = Buffer.from('Q\0\0\0\x0drollback\0Q\0\0\0\x13deallocate all\0');
const accepted = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I');

/**
 * The embedded database as a socket for node-postgres, which so prepares statements there as on a server: to parse and to
 * plan takes longer than to run them. Only one may be open at a time. It works in the server's thread, and lets it do
 * what else there is between one message and the next.
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

  // What else node-postgres asks of a socket.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;

  override _read(): void {
    // Whatever is answered was pushed already.
  }

  override _write(message: Buffer, _encoding: string, done: Done): void {
    setImmediate(() => void this.#answer(message, done));
  }

  override _writev(messages: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), '', done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  async #answer(message: Buffer, done: Done): Promise<void> {
    if (this.destroyed) return done();
    const parts: Uint8Array[] = [];
    try {
      // With its other ways to execute, PGlite parses what it answers and keeps all of it for good.
      await this.#database.execProtocolRawStream(this.#isOpen ? message : cleanUp, {
        syncToFs: false,
        // Shown in the memory of the database, which is about to write something else there.
        onRawData: (bytes) => void parts.push(bytes.slice()),
      });
    } catch (error) {
      return done(error as Error);
    }
    // The first message only told who is calling.
    this.push(this.#isOpen ? Buffer.concat(parts) : accepted);
    this.#isOpen = true;
    done();
  }
}
