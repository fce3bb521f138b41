import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  deleteImage,
  displayImage,
  downloadImage,
  listImages,
  uploadImage,
} from '../../contract/vehicles/images.ts';
import { limits } from '../../contract/values/limits.ts';
import { administrator, newImage, drawImage, upload } from './actors.ts';
import { addressOf } from '../support/address.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const noImage = '00000000-0000-4000-8000-000000000000';

async function show(imageId: string, headers: Record<string, string> = {}, w?: number) {
  const path = addressOf(displayImage, { params: { imageId }, query: w ? { w } : {} });
  const answer = await fetch(inject('api') + path, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, type: answer.headers.get('content-type') };
}

const modern = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' };

describe('an uploaded image', () => {
  test('is served in the width and format that a client wants', async () => {
    const { status, body } = await upload(admin, await drawImage(1500, 600).jpeg().toBuffer());
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: english.images.uploaded,
      imageId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    const shown = async (headers: Record<string, string>, w?: number) => {
      const { bytes, type } = await show(body.imageId, headers, w);
      const { width, height } = await sharp(bytes).metadata();
      return [type, width, height];
    };
    expect(await shown({})).toEqual(['image/jpeg', 1200, 480]);
    expect(await shown({ accept: '*/*' }, 300)).toEqual(['image/jpeg', 400, 160]);
    expect(await shown(modern, 401)).toEqual(['image/avif', 800, 320]);
    expect(await shown({ accept: 'image/webp' }, 9000)).toEqual(['image/webp', 1200, 480]);
    expect(await shown({ accept: 'image/avif;q=0, image/webp' }, 1)).toEqual([
      'image/webp',
      400,
      160,
    ]);
  });

  test('is never enlarged', async () => {
    const { bytes } = await show(await newImage(admin), modern, 800);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  test('stays transparent for clients that only accept PNG', async () => {
    const clear = await drawImage().ensureAlpha(0.5).webp().toBuffer();
    const { body } = await upload(admin, clear);
    expect((await show(body.imageId)).type).toBe('image/png');
  });

  test('is turned upright and loses its metadata', async () => {
    const turned = await drawImage(100, 50)
      .withExif({ IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(admin, turned);
    const { bytes } = await show(body.imageId);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 50, height: 100 });
  });

  test('may be cached forever', async () => {
    const imageId = await newImage(admin);
    const { answer } = await show(imageId, modern);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toContain('Accept');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag')!;
    const again = await show(imageId, { ...modern, 'if-none-match': etag });
    expect([again.answer.status, again.bytes.length]).toEqual([304, 0]);
    const other = await show(imageId, { 'if-none-match': etag });
    expect(other.answer.status).toBe(200);
  });

  test('is downloaded as an attachment', async () => {
    const imageId = await newImage(admin);
    const path = addressOf(downloadImage, { params: { imageId } });
    const answer = await fetch(inject('api') + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=${imageId}.jpeg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });

  test.each(['png', 'webp', 'avif', 'gif'] as const)('may be a %s', async (format) => {
    const { status } = await upload(admin, await drawImage()[format]().toBuffer(), 'name.txt');
    expect(status).toBe(200);
  });

  test('is listed without its bytes and deleted', async () => {
    const { body } = await upload(admin, await drawImage().png().toBuffer(), 'größe\u0007.png');
    const params = { imageId: body.imageId };
    const { body: listed } = await call(listImages, { token: admin });
    const all = listed as Extract<typeof listed, unknown[]>;
    expect(all.find(({ id }) => id === body.imageId)).toEqual({
      id: body.imageId,
      name: 'größe.png',
      type: 'image/jpeg',
      size: expect.any(Number) as number,
      url: `/api/files/display/${body.imageId}`,
    });
    const answer = await call(deleteImage, { token: admin, params });
    expect(answer.body).toEqual({ success: true, message: english.images.deleted });
    for (const gone of [
      await call(displayImage, { params }),
      await call(deleteImage, { token: admin, params }),
    ])
      expect([gone.status, gone.body.message]).toEqual([404, english.images.notFound]);
  });
});

describe('an image that a client already has', () => {
  /** Enough on a busy machine. */
  const patience = { timeout: 20_000, interval: 20 };
  const tag = (imageId: string, width = 40, format = 'avif') => `"${imageId}-${width}-${format}"`;

  test('is confirmed without a look-up, first for a minute and then forever', async () => {
    const imageId = await newImage(admin);
    const held = { ...modern, 'if-none-match': tag(imageId) };
    const { answer, bytes } = await show(imageId, held);
    expect([answer.status, bytes.length]).toEqual([304, 0]);
    expect(answer.headers.get('etag')).toBe(tag(imageId));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    await expect
      .poll(async () => (await show(imageId, held)).answer.headers.get('cache-control'), patience)
      .toBe('public, max-age=31536000, immutable');
  });

  test('is confirmed at most once if it does not exist', async () => {
    const held = { ...modern, 'if-none-match': tag(noImage) };
    expect((await show(noImage, held)).answer.status).toBe(304);
    await expect.poll(async () => (await show(noImage, held)).answer.status, patience).toBe(404);
  });

  test('is gone at once when it is deleted', async () => {
    const imageId = await newImage(admin);
    const [shown] = await Promise.all([show(imageId, modern), show(imageId), show(imageId)]);
    expect(shown.answer.status).toBe(200);
    await call(deleteImage, { token: admin, params: { imageId } });
    expect((await show(imageId)).answer.status).toBe(404);
    expect((await show(imageId, modern)).answer.status).toBe(404);
  });

  test('is sent again in another format or width', async () => {
    const { body } = await upload(admin, await drawImage(900, 90).png().toBuffer());
    for (const other of [tag(body.imageId, 400), tag(body.imageId, 900, 'webp')])
      expect((await show(body.imageId, { ...modern, 'if-none-match': other })).answer.status).toBe(
        200,
      );
    const wide = { ...modern, 'if-none-match': tag(body.imageId, 900) };
    expect((await show(body.imageId, wide, 800)).answer.status).toBe(200);
    expect((await show(body.imageId, wide, 850)).answer.status).toBe(304);
  });
});

describe('an invalid image', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
  test.each([
    ['a text in disguise', Buffer.from('GIF89a, really')],
    ['a drawing that may hold scripts', Buffer.from(svg)],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    const { status, body } = await upload(admin, bytes, 'bild.png');
    expect([status, body.message]).toEqual([415, english.images.notAnImage]);
  });

  test.each([
    ['HEIC', async () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic')],
    ['HEIC of another brand', async () => Buffer.from('\0\0\0\x24ftypmif1\0\0\0\0mif1heic')],
    ['TIFF', () => drawImage(300, 300).tiff().toBuffer()],
  ])('a photo as %s is to be saved as JPEG, whatever its name', async (_, bytes) => {
    for (const name of ['IMG_0815.HEIC', 'bild.jpg']) {
      const { status, body } = await upload(admin, await bytes(), name);
      expect([status, body.message]).toEqual([415, english.images.notShown]);
      expect(body.code).toBe('not_an_image');
    }
  });

  test('a truncated image', async () => {
    const whole = await drawImage(300, 300).jpeg().toBuffer();
    const { status, body } = await upload(admin, whole.subarray(0, whole.length / 2));
    expect([status, body.message]).toEqual([415, english.images.notAnImage]);
  });

  test('too many pixels or bytes', async () => {
    const bomb = await drawImage(8000, 8000).png().toBuffer();
    const big = Buffer.alloc(limits.upload.bytes + 1);
    const tall = await drawImage(20, 20_000).png().toBuffer();
    for (const bytes of [bomb, big, tall]) {
      const { status, body } = await upload(admin, bytes);
      expect([status, body.message]).toEqual([413, english.images.tooLarge]);
    }
  });

  test('bytes beyond the limit that arrive later', async () => {
    const image = await drawImage().png().toBuffer();
    const sending = request(inject('api') + addressOf(uploadImage, {}), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    sending.write(Buffer.concat([image, Buffer.alloc(limits.upload.bytes - image.length)]));
    await sleep(200);
    sending.end('more\r\n--x--\r\n');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(413);
  });

  test.each([
    ['another field', new FormData(), english.images.missing],
    ['no form', {}, english.images.missing],
  ])('%s', async (_, body, message) => {
    if (body instanceof FormData) body.append('bild', new Blob(['x']), 'x.png');
    const answer = await call(uploadImage, { token: admin, body });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test('a truncated form', async () => {
    const answer = await call(uploadImage, {
      token: admin,
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nab',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([answer.status, answer.body.message]).toEqual([400, english.common.badRequest]);
  });

  test('an unknown or impossible id or width', async () => {
    const answers = [
      await call(displayImage, { params: { imageId: noImage } }),
      await call(displayImage, { params: { imageId: '..%2f..' } }),
      await call(displayImage, { params: { imageId: noImage }, query: { w: 'wide' } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [404, english.images.notFound],
      [400, english.images.badId],
      [400, english.images.badWidth],
    ]);
  });
});
