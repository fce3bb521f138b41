import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { resolve } from 'node:path';

/** The plugin for static files alone, with our server's options. */
const app = fastify();
await app.register(fastifyStatic, {
  root: resolve('dist'),
  preCompressed: true,
  dotfiles: 'ignore',
  cacheControl: false,
});
console.log(`Ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => process.exit());
