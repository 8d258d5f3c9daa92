import { pick, seeded } from '@vigil/common/testing/seeded';
import { describe, expect, it } from 'vitest';
import { encode } from '../../testing/encode.ts';
import { decodeText } from './decode.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const swapped = (text: string) => utf16(text).swap16();

const hebrew = 'הפנס בנמל כבה והמעבורת לא יצאה הבוקר';
const arabic = 'انطفأ مصباح الميناء ولم تغادر العبارة';
const persian = 'چراغ بندر خاموش شد و کشتي نرفت';
const russian = 'Фонарь в порту погас, и паром не ушёл';
const greek = 'Το φανάρι έσβησε και το πλοίο δεν έφυγε';
const mark = [0xef, 0xbb, 0xbf];

describe('the encoding of a feed', () => {
  it('is UTF-8 unless something says otherwise', () => {
    expect(decodeText(Buffer.from('<a>שלום سلام</a>'), null)).toBe('<a>שלום سلام</a>');
    expect(decodeText(Buffer.from('<a>é</a>'), 'text/xml')).toBe('<a>é</a>');
  });

  it.each([
    ['windows-1255', [0xf9, 0xec, 0xe5, 0xed], 'שלום'],
    ['windows-1256', [0xd3, 0xe1, 0xc7, 0xe3], 'سلام'],
    ['iso-8859-8-i', [0xf9, 0xec, 0xe5, 0xed], 'שלום'],
    ['iso-8859-9', [0xfe], 'ş'],
    ['windows-1252', [0x93, 0x94], '“”'],
    ['koi8-r', [0xed, 0xc9, 0xd2], 'Мир'],
    ['gb2312', [0xd6, 0xd0], '中'],
    ['shift_jis', [0x93, 0xfa], '日'],
    ['big5', [0xa4, 0xa4], '中'],
    ['euc-kr', [0xc7, 0xd1], '한'],
  ])('is what the server or the declaration says: %s', (label, letters, text) => {
    expect(decodeText(bytes('<a>', letters, '</a>'), `text/xml; charset="${label.toUpperCase()}"`)).toBe(
      `<a>${text}</a>`,
    );
    const declaration = `<?xml version="1.0" encoding='${label}'?>`;
    expect(decodeText(bytes(declaration, letters), 'application/xml')).toBe(`${declaration}${text}`);
  });

  it('is what the server says before what the document says', () => {
    const document = bytes('<?xml version="1.0" encoding="utf-8"?>', [0xf9, 0xec]);
    expect(decodeText(document, 'text/xml; charset=windows-1255')).toContain('של');
  });

  it('is what the byte order mark says before all else, and the mark is gone', () => {
    expect(decodeText(Buffer.from('\uFEFF<a>é</a>'), 'text/xml; charset=iso-8859-1')).toBe('<a>é</a>');
    expect(decodeText(utf16('\uFEFF<a>ش</a>'), null)).toBe('<a>ش</a>');
    expect(decodeText(swapped('\uFEFF<a>ش</a>'), null)).toBe('<a>ش</a>');
  });

  it('is told from the bytes where UTF-16 has no mark', () => {
    expect(decodeText(utf16('<?xml version="1.0"?><a>ש</a>'), null)).toContain('<a>ש</a>');
    expect(decodeText(swapped('<a>ש</a>'), null)).toBe('<a>ש</a>');
  });

  it('is not UTF-16 when it is declared so in single bytes', () => {
    expect(decodeText(Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a>é</a>'), null)).toContain('<a>é</a>');
  });

  it('is UTF-8 when its name is unknown', () => {
    expect(decodeText(Buffer.from('<a>é</a>'), 'text/xml; charset=klingon-1')).toBe('<a>é</a>');
    const document = '<?xml version="1.0" encoding="none"?><a>é</a>';
    expect(decodeText(Buffer.from(document), null)).toBe(document);
  });

  it.each(['iso-8859-1', 'iso-8859-8', 'us-ascii', 'windows-1252', 'windows-1255', 'windows-1256', 'gb2312', 'utf-16'])(
    'is UTF-8 where the letters are, under the label %s of the server, of the document or of both',
    (label) => {
      for (const text of [hebrew, arabic, persian, russian, 'café “open”']) {
        const plain = `<?xml version="1.0"?><a>${text}</a>`;
        const labelled = `<?xml version="1.0" encoding="${label}"?><a>${text}</a>`;
        for (const document of [plain, labelled]) {
          for (const type of [null, 'text/xml', `text/xml; charset=${label}`]) {
            expect(decodeText(Buffer.from(document), type)).toBe(document);
            expect(decodeText(Buffer.from(`\uFEFF${document}`), type)).toBe(document);
          }
        }
      }
    },
  );

  it('is UTF-8 where a few bytes of it are broken, under any label', () => {
    const cut = Uint8Array.from([...Buffer.from(`<a>${hebrew}`), 0xd7, ...Buffer.from('</a>')]);
    expect(decodeText(cut, 'text/xml; charset=windows-1255')).toBe(`<a>${hebrew}\uFFFD</a>`);
  });

  it.each([
    ['windows-1255', hebrew],
    ['windows-1256', arabic],
    ['windows-1256', persian],
  ])('is %s where its letters are, under a label of UTF-8, of Latin letters or none', (encoding, text) => {
    const letters = [...encode(text, encoding)];
    for (const type of [null, 'text/xml; charset=utf-8', 'text/xml; charset=iso-8859-1']) {
      for (const head of [
        '',
        '<?xml version="1.0" encoding="utf-8"?>',
        '<?xml version="1.0" encoding="iso-8859-1"?>',
      ]) {
        expect(decodeText(bytes(head, '<a>', letters, '</a>'), type)).toBe(`${head}<a>${text}</a>`);
        expect(decodeText(bytes(mark, head, '<a>', letters, '</a>'), type)).toBe(`${head}<a>${text}</a>`);
      }
    }
  });

  it('is not taken for Hebrew or Arabic where the letters are of another alphabet', () => {
    for (const letters of [encode(russian, 'windows-1251'), encode(greek, 'windows-1253')])
      expect(decodeText(bytes('<a>', [...letters], '</a>'), null)).not.toMatch(/[\u0590-\u06FF]/);
  });

  it('is what the document says where the server names the default of many servers', () => {
    const document = bytes('<?xml version="1.0" encoding="windows-1251"?>', [...encode(russian, 'windows-1251')]);
    expect(decodeText(document, 'text/xml; charset=ISO-8859-1')).toContain(russian);
  });

  it('is that of the declaration where the server wrongly says UTF-8', () => {
    const document = bytes('<?xml version="1.0" encoding="windows-1255"?>', [0xf9, 0xec]);
    expect(decodeText(document, 'text/xml; charset=utf-8')).toContain('של');
  });

  it('is windows-1252 where nothing is declared and the bytes are no UTF-8', () => {
    expect(decodeText(bytes('<a>caf', [0xe9], ' ', [0x93], 'open', [0x94], '</a>'), null)).toBe('<a>café “open”</a>');
    expect(decodeText(bytes('<?xml version="1.0" encoding="utf-8"?><a>caf', [0xe9], '</a>'), 'text/xml')).toContain(
      '<a>café</a>',
    );
  });

  it.each([
    ['<language>he-il</language>', [0xf9, 0xec, 0xe5, 0xed], 'שלום'],
    ['<feed xml:lang="fa">', [0xd3, 0xe1, 0xc7, 0xe3], 'سلام'],
    ['<language>ar</language>', [0xd3, 0xe1, 0xc7, 0xe3], 'سلام'],
    ['<language>ru</language>', [0xcc, 0xe8, 0xf0], 'Мир'],
    ['<language>tr</language>', [0xfe], 'ş'],
    ['<language>en</language>', [0xe9], 'é'],
  ])(
    'is the usual one of the language where nothing is declared and the bytes are no UTF-8: %s',
    (head, letters, text) => {
      expect(decodeText(bytes(`<rss>${head}<title>`, letters, '</title>'), null)).toContain(`<title>${text}</title>`);
    },
  );

  it('is windows-1252 for a word in capitals alone', () => {
    expect(decodeText(bytes('<a>', [0xc0, 0xc9, 0xce, 0xd5], '</a>'), null)).toBe('<a>ÀÉÎÕ</a>');
  });

  it('is not guessed from a few letters that are not Latin where no language is declared', () => {
    expect(decodeText(bytes('<a>', [0xf9, 0xec, 0xe5, 0xed], ' ', [0xf9, 0xec, 0xe5, 0xed], '</a>'), null)).toMatch(
      /^<a>\uFFFD+ \uFFFD+<\/a>$/,
    );
  });

  it('stays UTF-8 where a few bytes of it are broken, and shows them as such', () => {
    const text = Buffer.from('<a>שלום سلام</a>');
    expect(decodeText(Uint8Array.from([...text, 0xd7, 0x3c]), null)).toBe('<a>שלום سلام</a>\uFFFD<');
    expect(decodeText(new Uint8Array(), null)).toBe('');
  });
});

describe('any text in any encoding, with any labels', () => {
  const random = seeded(18);
  const texts: [encoding: string, text: string][] = [
    ['utf-8', hebrew],
    ['utf-8', arabic],
    ['utf-8', persian],
    ['utf-8', russian],
    ['windows-1255', hebrew],
    ['windows-1256', arabic],
    ['windows-1256', persian],
  ];
  const labels = ['', 'utf-8', 'iso-8859-1', 'windows-1252', 'us-ascii', 'klingon-1', 'utf-16'];

  it('keeps every letter', () => {
    for (let round = 0; round < 500; round++) {
      const [encoding, text] = pick(random, texts);
      // A label of the right encoding is one of the labels, too.
      const [served, declared] = [pick(random, [...labels, encoding]), pick(random, [...labels, encoding])];
      const words = Array.from({ length: 1 + Math.floor(random() * 4) }, () => text).join(' ');
      const head = declared === '' ? '' : `<?xml version="1.0" encoding="${declared}"?>`;
      const letters = encoding === 'utf-8' ? Buffer.from(words) : encode(words, encoding);
      const document = bytes(random() < 0.3 ? mark : [], head, '<a>', [...letters], '</a>');
      const type = served === '' ? null : `text/xml; charset=${served}`;
      expect(decodeText(document, type), `${encoding} as ${type}, ${head}`).toBe(`${head}<a>${words}</a>`);
    }
  });

  it('gives a text for any bytes', () => {
    for (let round = 0; round < 500; round++) {
      const some = Uint8Array.from({ length: Math.floor(random() * 400) }, () => Math.floor(random() * 256));
      expect(typeof decodeText(some, `text/xml; charset=${pick(random, [...labels, 'windows-1255'])}`)).toBe('string');
    }
  });
});
