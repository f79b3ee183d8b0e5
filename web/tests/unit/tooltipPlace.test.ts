import { expect, test } from "vitest";
import { nearestFreePlace, quietestPlace } from "../../src/lib/tooltipPlace";

const room = { left: 0, top: 0, right: 1000, bottom: 800 };
const size = { width: 200, height: 100 };
const box = (left: number, top: number, width = 80, height = 120) => ({ left, top, right: left + width, bottom: top + height });

test("words stand below a thing around which nothing lies", () => {
  expect(quietestPlace(box(460, 300), size, room, [])).toEqual({ left: 400, top: 428 });
});

test("they stand above it where that covers less", () => {
  expect(quietestPlace(box(460, 300), size, room, [{ box: box(460, 430), weight: 1 }])).toEqual({ left: 400, top: 192 });
});

test("what can be chosen weighs more than what lies about", () => {
  const around = [
    { box: box(400, 430, 200, 100), weight: 1 },
    { box: box(460, 180), weight: 5 },
    { box: box(560, 300), weight: 5 },
    { box: box(360, 300), weight: 5 },
  ];
  expect(quietestPlace(box(460, 300), size, room, around).top).toBe(428);
});

test("they never cover the thing itself, nor leave the room", () => {
  expect(quietestPlace(box(10, 690, 80, 100), size, room, [])).toEqual({ left: 6, top: 582 });
  expect(quietestPlace(box(0, 300, 1000, 490), size, room, [])).toEqual({ left: 400, top: 192 });
});

test("what must not cover anything goes up or down to the nearest free place", () => {
  const around = [{ box: box(0, 200, 1000, 100), weight: 1 }];
  expect(nearestFreePlace({ left: 400, top: 240 }, size, room, around)).toEqual({ left: 400, top: 304 });
  expect(nearestFreePlace({ left: 400, top: 150 }, size, room, around)).toEqual({ left: 400, top: 96 });
  expect(nearestFreePlace({ left: 400, top: 150 }, size, room, [{ box: room, weight: 1 }])).toBeNull();
});
