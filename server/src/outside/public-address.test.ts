import { describe, expect, it } from 'vitest';
import { Fault } from '../kit/fault.ts';
import { createAddressRules } from './public-address.ts';

const rules = createAddressRules([]);
const lenient = createAddressRules(['127.0.0.1/32', '10.1.0.0/16', 'fd00:1::/32']);
const inside = 'The address points into a private network.';
const verdict = (text: string, by = rules) => {
  try {
    return by.checkUrl(text).href;
  } catch (error) {
    return error instanceof Fault && error.code === 'refused' ? error.message : error;
  }
};

describe('an address of the public internet', () => {
  it.each([
    'https://news.example/feed',
    'http://8.8.8.8/',
    'https://news.example:443/',
    'https://[2606:4700:4700::1111]/',
    'https://xn--4dbrk0ce.example/',
    'https://local.example.org/',
  ])('may be read: %s', (text) => {
    expect(verdict(text)).toBe(new URL(text).href);
  });
});

describe('an address inside a network is refused in every spelling', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.8/',
    'http://172.16.3.4/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
    'http://198.18.0.1/',
    'http://203.0.113.5/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::127.0.0.1]/',
    'http://[::7f00:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
    'http://[5f00::1]/',
    'http://[8000::1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://intranet/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://app.localhost/',
    'http://hidden.onion/',
    'http://router.home.arpa./',
  ])('%s', (text) => {
    expect(verdict(text)).toBe(inside);
  });
});

describe('an address that is no page', () => {
  it.each(['file:///etc/passwd', 'gopher://news.example/', 'ftp://news.example/', 'data:text/xml,x', 'javascript:1'])(
    'is refused for its scheme: %s',
    (text) => {
      expect(verdict(text)).toBe('Only http and https addresses can be read.');
    },
  );

  it.each(['http://user@news.example/', 'http://user:pass@news.example/', 'http://news.example@127.0.0.1/'])(
    'is refused for its user name: %s',
    (text) => {
      expect(verdict(text)).toBe('The address may not hold a user name or a password.');
    },
  );

  it.each(['', 'news', '//news.example', 'http://', 'http://news example/', 'http://1.2.3.4.5.6/', 'http://[::g]/'])(
    'is refused when it cannot be understood: "%s"',
    (text) => {
      expect(verdict(text)).toBe('This is not a web address.');
    },
  );

  it.each([
    'http://8.8.8.8:22/',
    'http://8.8.8.8:6379/',
    'https://[2606:4700:4700::1111]:8080/',
    'http://news.example:8443/',
  ])('is refused for its port: %s', (text) => {
    expect(verdict(text)).toBe('Only the ports 80 and 443 can be read.');
  });
});

describe('a network that was allowed', () => {
  it('may be read on any port', () => {
    expect(verdict('http://127.0.0.1:8080/', lenient)).toBe('http://127.0.0.1:8080/');
    expect(verdict('http://[fd00:1::7]:99/', lenient)).toBe('http://[fd00:1::7]:99/');
  });

  it.each(['http://127.0.0.2:8080/', 'http://10.2.0.1/', 'http://[fd00:2::1]/', 'http://[::ffff:127.0.0.1]/'])(
    'opens nothing beside it: %s',
    (text) => {
      expect(verdict(text, lenient)).toBe(inside);
    },
  );

  it('lets a private name pass as far as its addresses do', () => {
    expect(verdict('http://feeds.internal:81/', lenient)).toBe('http://feeds.internal:81/');
    expect(() => lenient.checkAddress('feeds.internal', '10.1.2.3', 81)).not.toThrow();
    expect(() => lenient.checkAddress('feeds.internal', '10.2.2.3', 81)).toThrow(inside);
    expect(() => lenient.checkAddress('feeds.internal', '8.8.8.8', 80)).toThrow(inside);
  });
});

describe('a redirect', () => {
  const from = new URL('https://news.example/old');

  it('is judged like an address, after it is made absolute', () => {
    expect(rules.checkRedirect(from, '/new').href).toBe('https://news.example/new');
    expect(rules.checkRedirect(from, '//other.example/').href).toBe('https://other.example/');
    expect(() => rules.checkRedirect(from, '//127.1/')).toThrow(inside);
    expect(() => rules.checkRedirect(from, 'https:\\\\10.0.0.1')).toThrow(inside);
    expect(() => rules.checkRedirect(from, 'file:///etc/passwd')).toThrow('Only http and https');
    expect(() => rules.checkRedirect(from, 'https://[')).toThrow('not a web address');
  });

  it('may not lose the protection of https', () => {
    expect(() => rules.checkRedirect(from, 'http://news.example/')).toThrow('from https to unprotected http');
    const open = new URL('http://news.example/');
    expect(rules.checkRedirect(open, 'http://news.example/new').href).toBe('http://news.example/new');
    expect(rules.checkRedirect(open, 'https://news.example/new').href).toBe('https://news.example/new');
  });
});

describe('the addresses that a name has', () => {
  it('are judged like written ones, with the port', () => {
    expect(() => rules.checkAddress('news.example', '93.184.215.14', 443)).not.toThrow();
    expect(() => rules.checkAddress('news.example', '93.184.215.14', 8443)).toThrow('ports');
    expect(() => rules.checkAddress('news.example', '127.0.0.1', 443)).toThrow(inside);
    expect(() => rules.checkAddress('news.example', '::ffff:10.0.0.1', 443)).toThrow(inside);
  });
});
