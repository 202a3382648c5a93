/** What comes with the next picture. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NextPicture } from './next-picture.tsx';

afterEach(() => vi.unstubAllGlobals());

it('is drawn within the frame before the browser shows it, and not before', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  render(
    <NextPicture>
      <p>body</p>
    </NextPicture>,
  );
  expect(screen.queryByText('body')).toBeNull();
  act(() => {
    for (const draw of frames.splice(0)) draw();
    // Within the same callback: a moment later would be a picture later.
    expect(screen.queryByText('body')).not.toBeNull();
  });
});

it('is not drawn any more when its screen is gone', () => {
  const left: number[] = [];
  vi.stubGlobal('requestAnimationFrame', () => 7);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => left.push(frame));
  render(<NextPicture>body</NextPicture>).unmount();
  expect(left).toEqual([7]);
});
