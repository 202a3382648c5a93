/** Random choices of one exchange. They depend on the seed and its number alone, so that each can be replayed by itself. */
import { seededRandom } from '../random.mjs';

export function drawFor(seed, number) {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const whole = (below) => Math.floor(random() * below);
  const pick = (list) => list[whole(list.length)];
  return {
    whole,
    pick,
    chance: (share) => random() < share,
    /** As many as `least` to `most` of what `make` gives. */
    some: (least, most, make) => Array.from({ length: least + whole(most - least + 1) }, make),
    bytes: (length) => Buffer.from(Array.from({ length }, () => whole(256))),
    /** One of several makers, each with its weight. */
    weighed: (choices) => {
      let left = whole(choices.reduce((sum, [weight]) => sum + weight, 0));
      for (const [weight, choice] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
    },
  };
}

/** A text with a few of its characters lost, doubled, exchanged or cut off. */
export function spoil(draw, text) {
  let spoilt = text;
  for (let left = 1 + draw.whole(3); left > 0; left--) {
    const at = draw.whole(spoilt.length + 1);
    const rest = spoilt.slice(at);
    const ways = [rest.slice(1), rest + rest.slice(0, 20), String.fromCharCode(draw.whole(256)) + rest.slice(1), ''];
    spoilt = spoilt.slice(0, at) + draw.pick(ways);
  }
  return spoilt;
}
