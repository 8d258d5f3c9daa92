import { parseFeed } from '../../parse/parse-feed.ts';
import { type KindOfSource, noAddress, notByText } from '../kind.ts';

/** RSS, Atom and JSON Feed. What is of no other kind counts as a feed, whose reading says what is wrong with it. */
export const feed: KindOfSource = { hosts: [], address: noAddress, recognise: notByText, read: parseFeed };
