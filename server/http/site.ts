import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { shellOf } from '../../contract/site/pages.ts';
import { AppError } from './errors.ts';
import { answerFailure, answerUnknown } from './failure.ts';
import { basename, join, relative } from 'node:path';
import {
  fileHeaders,
  siteCacheControl,
  pageHeaders,
  siteHeadersFile,
  type SiteHeaders,
} from '../../contract/wire/headers.ts';

const strictest = pageHeaders({ scripts: [], styles: [], api: [], frames: [] });

/** Milliseconds between checks whether the site was rebuilt. */
const patience = 1000;

type Headers = Record<string, string>;

/**
 * Returns a function that gives the headers of a built file, compressed or not, by its path. A page that the build does
 * not list gets the strictest.
 */
function siteHeadersOf(folder: string): (path: string) => Headers {
  const listOf = fresh(join(folder, siteHeadersFile));
  let list: SiteHeaders = {};
  const headersByPath = new Map<string, Headers>();
  return (path) => {
    if (list !== listOf()) {
      list = listOf();
      headersByPath.clear();
    }
    return headersByPath.getOrInsertComputed(path, () => {
      const file = relative(folder, path).replace(/\.(br|gz)$/, '');
      const headers = file.endsWith('.html') ? (list[file] ?? strictest) : fileHeaders;
      return { ...headers, 'cache-control': siteCacheControl(`/${file}`) };
    });
  };
}

/** The files of the build's pages, `about/index.html`, that have an address. */
export const pageFilesOf = (folder: string): string[] =>
  Object.keys(fresh(join(folder, siteHeadersFile))()).filter(
    (file) => basename(file) === 'index.html',
  );

/** Reads a list again when its file has changed. */
function fresh(file: string): () => SiteHeaders {
  let list: SiteHeaders = {};
  let written = 0;
  let looked = 0;
  return () => {
    if (Date.now() - looked < patience) return list;
    looked = Date.now();
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs === written) return list;
    written = mtimeMs;
    list = mtimeMs > 0 ? (JSON.parse(readFileSync(file, 'utf8')) as SiteHeaders) : {};
    return list;
  };
}

/** Serves the built site in `folder`. Without a build every page is a 404. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) {
    app.setNotFoundHandler(answerUnknown);
    return;
  }
  const headers = siteHeadersOf(folder);
  await app.register(fastifyStatic, {
    root: folder,
    // Its own route reads the whole folder for each file, to see that no file has its name in other letters.
    serve: false,
    // The build writes a .br and a .gz beside each file that compresses.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => reply.headers(headers(path)),
  });
  app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => {
    reply.sendFile(params['*']);
  });
  // Looking up a page by its file is faster than by its folder.
  for (const file of pageFilesOf(folder))
    app.get(`/${file.replace('index.html', '')}`, (_request, reply) => void reply.sendFile(file));
  app.setNotFoundHandler(answerPage);
}

// A handler that returns the reply has Fastify listen for its end. An odd path comes through several, and Node would warn of
// too many listeners.
function answerPage(request: FastifyRequest, reply: FastifyReply): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void answerUnknown(request, reply);
  const shell = shellOf(request.url.split('?', 1)[0]!);
  if (shell) reply.sendFile(`${shell}index.html`);
  else reply.status(404).sendFile('404.html');
}

/**
 * Answers what the router cannot decode. Outside of the API a path with a broken escape, such as `/%zz`, is taken
 * literally: a 404.
 */
export function answerUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { raw, server } = request;
  const isPage = error.code === 'FST_ERR_BAD_URL' && !request.url.startsWith('/api/');
  if (!isPage) return void answerFailure(error, request, reply);
  raw.url = encodeURI(request.url);
  server.routing(raw, reply.raw);
}

/** Answers failures outside of the API. What the plugin refuses to look up, such as a path with `//`, is a 404 too. */
export function answerSiteFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof AppError || !(error.statusCode! < 500)) answerFailure(error, request, reply);
  else reply.callNotFound();
}
