import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** Milliseconds from the request to the end of its answer. */
  ms: number;
}

/** The connection ended before the answer was complete: the request may or may not have been served. */
export class NoAnswer extends Error {
  /** Whether not even a first byte arrived. */
  readonly silent: boolean;
  constructor(silent: boolean) {
    super('The connection ended without an answer');
    this.silent = silent;
  }
}

export interface RequestOptions {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A keep-alive connection with one request at a time. Cheaper than Node's own client, and without hidden retries. */
export class Connection {
  readonly #port: number;
  readonly #from: string;
  #socket: Socket | null = null;
  /** When the server may close the idle connection. */
  #expiresAt = 0;
  busy = false;

  /** `from` is the client's own address. */
  constructor(api: string, from = '127.0.0.1') {
    this.#port = Number(new URL(api).port);
    this.#from = from;
  }

  /** Makes a request below /api. Throws NoAnswer, or the error of a connection that cannot be made. */
  async request(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    this.busy = true;
    try {
      // As in browsers, no request is sent on a connection that the server may be closing.
      if (this.#socket?.destroyed || performance.now() > this.#expiresAt) this.close();
      this.#socket ??= await openSocket(this.#port, this.#from);
      const answer = await exchange(this.#socket, requestText(method, path, options));
      this.#expiresAt = performance.now() + 1000 * (keepAliveSeconds(answer) - 2);
      if (answer.headers.connection === 'close') this.close();
      return answer;
    } catch (error) {
      this.close();
      throw error;
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }
}

/** Seconds for which the server keeps an idle connection, by its own word. */
const keepAliveSeconds = ({ headers }: Pick<Answer, 'headers'>) =>
  Number(/timeout=(\d+)/.exec(headers['keep-alive'] ?? '')?.[1] ?? Infinity);

const openSocket = (port: number, localAddress: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });

function requestText(
  method: string,
  path: string,
  { token, body, headers }: RequestOptions,
): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({
    Host: '127.0.0.1',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(text && { 'Content-Type': 'application/json' }),
    ...(method !== 'GET' && { 'Content-Length': Buffer.byteLength(text) }),
    ...headers,
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} /api${path} HTTP/1.1\r\n${head}\r\n${text}`;
}

const exchange = (socket: Socket, text: string) =>
  new Promise<Answer>((resolve, reject) => {
    const begun = performance.now();
    const chunks: Buffer[] = [];
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      const answer = parseAnswer(chunks.length === 1 ? chunk : Buffer.concat(chunks));
      if (!answer) return;
      settle();
      resolve({ ...answer, ms: performance.now() - begun });
    };
    const onEnd = () => {
      settle();
      reject(new NoAnswer(chunks.length === 0));
    };
    const settle = () => socket.off('data', onData).off('close', onEnd).off('error', onEnd);
    if (socket.destroyed) return onEnd();
    socket.on('data', onData).on('close', onEnd).on('error', onEnd);
    socket.write(text);
  });

/** Parses an answer with a Content-Length; null while it is incomplete. */
function parseAnswer(bytes: Buffer): Omit<Answer, 'ms'> | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  ) as Record<string, string>;
  const length = Number(headers['content-length'] ?? 0);
  if (bytes.length < end + 4 + length) return null;
  const text = bytes.toString('utf8', end + 4, end + 4 + length);
  return { status: Number(first.slice(9, 12)), headers, text };
}
