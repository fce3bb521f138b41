import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { displayImage, downloadImage } from '../../contract/images.ts';
import { gate } from '../load/concurrency-limit.ts';
import { network } from '../http/network.ts';
import { route, type Call } from '../http/route.ts';
import type { Services } from '../services.ts';
import { answerImage } from './answer.ts';

/** Few at once, so that a flood leaves the database and the event loop to the calls. A page asks for a dozen images. */
const { enter, load } = gate(4, 1000);

/** How many images are being sent, and how many wait for it. */
export const imageLoad = load;

/** Calls that show images, open to anyone. */
export function imageRoutes(app: FastifyInstance, { images }: Services): void {
  const send = (call: Call<typeof displayImage>, disposition: 'inline' | 'attachment') =>
    enter(async () => {
      // Without a pause those in memory would be sent one after the other while calls wait.
      await nextTurn();
      return answerImage(call, images, disposition);
    }, network(call.request.ip));

  route(app, displayImage, (call) => send(call, 'inline'));

  route(app, downloadImage, (call) => send(call, 'attachment'));
}
