import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FurtherImages, type FormImages } from '../../src/islands/admin/vehicles/FurtherImages.tsx';
import { render } from './render.tsx';

const stored = (id: string) => ({ kind: 'stored', id }) as const;
const start: FormImages = { image: stored('a'), further: [stored('b'), stored('c')] };
let now = start;

function Pictures() {
  const [images, setImages] = useState(start);
  const change = (next: FormImages) => {
    now = next;
    setImages(next);
  };
  return (
    <FurtherImages ref={() => undefined} images={images} error={undefined} onChange={change} />
  );
}

const order = () =>
  [now.image, ...now.further].map((image) => (image.kind === 'stored' ? image.id : '?')).join('');
const button = (name: string) => page.getByRole('button', { name });
const said = page.getByRole('status');

beforeEach(() => {
  now = start;
  render(<Pictures />);
});

describe('with the keyboard', () => {
  test('a picture goes up until it is the main one, and keeps the focus', async () => {
    button('Move picture 3 up').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(order()).toBe('acb');
    await expect.element(said).toHaveTextContent('Picture 3 is now number 2 of 3');
    await expect.element(button('Make picture 2 the main one')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(order()).toBe('cab');
    await expect.element(said).toHaveTextContent('Picture 2 is now the main one');
    // It cannot go up any more.
    await expect.element(button('Move picture 1 down')).toHaveFocus();
  });

  test('the main one is removed, and the next one takes its place', async () => {
    button('Remove picture 1').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(order()).toBe('bc');
    await expect.element(button('Remove picture 1')).toHaveFocus();
  });
});

describe('by pointer', () => {
  const items = () => [...document.querySelectorAll('li')];
  const at = (item: Element) => {
    const { left, top, height } = item.getBoundingClientRect();
    return { clientX: left + 20, clientY: top + height / 2 };
  };
  const point = (type: string, where: object, target: Element | Document = document) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        button: 0,
        ...where,
      }),
    );
  const lift = (index: number) => {
    const picture = items()[index]!.querySelector('img, svg')!;
    point('pointerdown', at(items()[index]!), picture);
  };
  afterEach(() => point('pointerup', { clientX: 0, clientY: 0 }));

  test('the last picture is dragged to the first place', async () => {
    const first = at(items()[0]!);
    lift(2);
    point('pointermove', { ...first, clientY: first.clientY - 5 });
    await expect.poll(() => items()[2]!.dataset.dragged).toBe('true');
    point('pointerup', { ...first, clientY: first.clientY - 5 });
    await expect.poll(order).toBe('cab');
    await expect.element(said).toHaveTextContent('Picture 3 is now the main one');
  });

  test('Escape leaves the order as it was', async () => {
    const last = at(items()[2]!);
    lift(0);
    point('pointermove', { ...last, clientY: last.clientY + 5 });
    await expect.poll(() => items()[0]!.dataset.dragged).toBe('true');
    await userEvent.keyboard('{Escape}');
    point('pointerup', last);
    await expect.poll(() => items()[0]!.dataset.dragged).toBe('false');
    expect(order()).toBe('abc');
  });
});
