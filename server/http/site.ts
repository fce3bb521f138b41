import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { shellOf } from '../../contract/pages.ts';
import { AppError } from './errors.ts';
import { answerFailure, answerUnknown } from './failure.ts';
import { pageFilesOf, siteHeadersOf } from './site-headers.ts';

/** Serves the built site in `folder`. Without a build every page is a 404. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) {
    app.setNotFoundHandler(answerUnknown);
    return;
  }
  const headers = siteHeadersOf(folder);
  await app.register(fastifyStatic, {
    root: folder,
    // The build writes a .br and a .gz beside each file that compresses.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => reply.headers(headers(path)),
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
