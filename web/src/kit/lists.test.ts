import { expect, it } from 'vitest';
import { addressesOf, listOf, placesOf } from './lists.ts';

it('a comma-separated list is trimmed, and its empty items are dropped', () => {
  expect(listOf(' First Paper ,Second,, ,  Third Wire')).toEqual(['First Paper', 'Second', 'Third Wire']);
});

it('an empty field is an empty list', () => {
  expect(listOf('  ')).toEqual([]);
});

it('a list whose places count keeps its empty items', () => {
  expect(placesOf('First Paper, ,Third Wire')).toEqual(['First Paper', '', 'Third Wire']);
});

it('addresses may hold commas', () => {
  const text = 'https://a.example/1,2 ,, https://c.example/,https://d.example/';
  expect(addressesOf(text)).toEqual(['https://a.example/1,2', '', 'https://c.example/', 'https://d.example/']);
  expect(addressesOf('https://a.example/1,')).toEqual(['https://a.example/1', '']);
});
