import { describe, expect, it } from 'vitest';
import { readMarkup } from './read-markup.ts';

const textOf = (markup: string) => readMarkup(markup).text;

describe('the text of a piece of HTML', () => {
  it('is what stands between the tags, words apart where lines are', () => {
    expect(textOf('<p>The <b>qui</b>et<br>harbour</p><p>opens</p>')).toBe('The quiet harbour opens');
    expect(textOf('<ul><li>one</li><li>two</li></ul>')).toBe('one two');
  });

  it('has its entities decoded, once', () => {
    expect(textOf('Fish &amp; chips &#8217;&#x2019; caf&eacute;&nbsp;open')).toBe('Fish & chips ’’ café open');
    expect(textOf('&amp;lt;b&amp;gt; &amp;amp;')).toBe('&lt;b&gt; &amp;');
    expect(textOf('&amp &unknown; &#xD800; &#0;')).not.toContain('\ud800');
  });

  it('has no scripts, styles, comments, frames or instructions', () => {
    const markup =
      'a<script>alert(1)</script><style>p{}</style><!-- no --><iframe>x</iframe><?php no ?><svg><text>y</text></svg>b';
    expect(textOf(markup).replaceAll(' ', '')).toBe('ab');
  });

  it('keeps what only looks like a tag', () => {
    expect(textOf('5 < 6 and 7 > 6')).toBe('5 < 6 and 7 > 6');
  });

  it('never holds a tag, however broken the markup', () => {
    for (const markup of [
      '<p>open <b>bold',
      '<img src=x onerror=alert(1)>',
      '<<b>script>alert(1)<</b>/script>',
      '<a href="x>y</a>',
      '<div><div><div>',
      '</p></p>end',
      '<script>unclosed',
      '&lt;b&gt;bold&lt;/b&gt;',
    ])
      expect(textOf(markup)).not.toMatch(/<\/?[a-z][^<>]*>/i);
  });

  it('is read to a limit', () => {
    expect(textOf('a'.repeat(200_000)).length).toBe(60_000);
    expect(textOf(`<p>${'a'.repeat(200_000)}`).length).toBeLessThanOrEqual(60_000);
  });
});

describe('what a piece of HTML shows', () => {
  it('are pictures, but not the dots that count readers', () => {
    const { images } = readMarkup('<img src="/a.jpg?x=1&amp;y=2"><img src="/dot.gif" width="1" height="1"><img>');
    expect(images).toEqual(['/a.jpg?x=1&y=2']);
  });

  it('are videos and links that may lead to one', () => {
    const read = readMarkup(
      '<video src="/a.mp4"></video><video><source src="/b.webm" type="video/webm"></video>' +
        '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe><a href="/more">more</a>',
    );
    expect(read.videos).toEqual(['/a.mp4', '/b.webm']);
    expect(read.links).toEqual(['https://www.youtube.com/embed/abcdefghijk', '/more']);
    expect(read.text).toBe('more');
  });
});
