import { describe, expect, it } from 'vitest';
import { ArticleRequest } from './articles.ts';
import { Donation } from './donations.ts';
import { ManualEvent } from './events.ts';
import { PasswordForm, ProfileUpdate } from './profile.ts';
import { maySee, screens } from './screens.ts';
import { SettingsUpdate } from './settings.ts';
import { NewSource } from './sources.ts';
import { TrustedSourceForm } from './trusted-sources.ts';

interface Checked {
  safeParse: (values: unknown) => { error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined };
}
const first = (schema: Checked, values: unknown) => schema.safeParse(values).error?.issues[0];

describe('the profile', () => {
  it.each([
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: 'a@example.org', firstName: '' }, 'First name is required'],
    [{ email: 'a@example.org', lastName: ' ' }, 'Last name is required'],
  ])('%j is answered with: %s', (values, message) => {
    expect(first(ProfileUpdate, values)?.message).toBe(message);
  });

  it('needs no names', () => {
    expect(first(ProfileUpdate, { email: 'a@example.org' })).toBeUndefined();
  });
});

describe('a change of password', () => {
  it.each([
    [{ currentPassword: '', newPassword: 'abcdef', confirmPassword: 'abcdef' }, 'Current password is required'],
    [
      { currentPassword: 'a', newPassword: 'abcde', confirmPassword: 'abcde' },
      'Password must be at least 6 characters',
    ],
    [{ currentPassword: 'a', newPassword: 'abcdef', confirmPassword: 'abc' }, 'Please confirm your password'],
    [{ currentPassword: 'a', newPassword: 'abcdef', confirmPassword: 'abcdeg' }, "Passwords don't match"],
  ])('%j is answered with: %s', (values, message) => {
    expect(first(PasswordForm, values)?.message).toBe(message);
  });

  it('shows that the two differ beside the second', () => {
    const values = { currentPassword: 'a', newPassword: 'abcdef', confirmPassword: 'abcdeg' };
    expect(first(PasswordForm, values)?.path).toEqual(['confirmPassword']);
  });
});

describe('a donation', () => {
  it.each([0.99, -1, 0, Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined])('of %s is refused', (amount) => {
    expect(first(Donation, { amount })?.message).toBe('Please enter a valid donation amount (minimum $1).');
  });

  it.each([1.005, 2.505, 10.0001])('of %s is told that cents are the smallest step', (amount) => {
    expect(first(Donation, { amount })?.message).toBe(
      'Please enter a valid donation amount (minimum $1). Cents are the smallest step.',
    );
  });

  it.each([1, 5, 15, 1.01, 19.99, 0.07 * 100])('of %s is taken', (amount) => {
    expect(first(Donation, { amount: Number(amount.toFixed(2)) })).toBeUndefined();
  });
});

describe('a manual event', () => {
  const complete = {
    title: 'A fictional ferry is late',
    summary: 'It waits for the tide.',
    eventType: 'other',
    urgencyLevel: 'low',
    location: 'Fictional Harbour',
  };

  it.each(Object.keys(complete))('needs its %s', (field) => {
    const { [field as keyof typeof complete]: _, ...rest } = complete;
    expect(first(ManualEvent, rest)?.message).toBe('All fields are required for manual event creation');
    expect(first(ManualEvent, { ...complete, [field]: '' })?.message).toBe(
      'All fields are required for manual event creation',
    );
  });

  it('trims its lists; an empty source keeps its place', () => {
    const event = ManualEvent.parse({ ...complete, sources: [' Courier ', '', '  '] });
    expect(event.sources).toEqual(['Courier', '', '']);
  });

  it('takes links of the web alone', () => {
    expect(first(ManualEvent, { ...complete, sourceUrls: ['javascript:alert(1)'] })).toBeDefined();
  });
});

describe('the other forms', () => {
  it('a source needs name and address', () => {
    for (const values of [{}, { name: 'Courier' }, { url: 'https://courier.example/feed' }, { name: ' ', url: ' ' }])
      expect(first(NewSource, values)?.message).toBe('Please provide both source name and URL');
    expect(NewSource.parse({ name: ' Courier ', url: ' https://courier.example/feed ' })).toMatchObject({
      name: 'Courier',
      url: 'https://courier.example/feed',
    });
  });

  it('an article needs its address', () => {
    for (const values of [{}, { url: '' }, { url: '  ' }])
      expect(first(ArticleRequest, values)?.message).toBe('Article URL is required');
  });

  it.each([0, 101, 1.5, '80'])('a trusted source cannot have a reliability of %s', (reliability) => {
    const values = { name: 'Courier', url: 'https://courier.example', category: 'news', reliability };
    expect(first(TrustedSourceForm, values)).toBeDefined();
  });

  it('settings take the offered values alone', () => {
    expect(first(SettingsUpdate, { retentionDays: 31 })).toBeDefined();
    expect(SettingsUpdate.parse({ alertThreshold: 'low' })).toEqual({
      alertThreshold: 'low',
      retentionDays: 30,
      analysisMode: 'conservative',
      notificationsEnabled: true,
    });
  });
});

describe('the screens', () => {
  const visitor = { isSignedIn: false, isAdmin: false, isPublicSite: false };
  const seenBy = (who: typeof visitor) =>
    Object.values(screens)
      .filter(({ access }) => maySee(access, who))
      .map(({ path }) => path);

  it('show a signed-out visitor the ways in, and the two texts', () => {
    expect(seenBy(visitor)).toEqual(['/privacy', '/terms', '/auth', '/link']);
  });

  it('show a visitor of a public site what there is to read', () => {
    expect(seenBy({ ...visitor, isPublicSite: true })).toEqual([
      '/',
      '/sources',
      '/indicators',
      '/balance-of-power',
      '/privacy',
      '/terms',
      '/auth',
      '/link',
    ]);
  });

  it('say that there is none at another path to signed-in users alone', () => {
    for (const isPublicSite of [true, false]) {
      expect(maySee(null, { ...visitor, isPublicSite })).toBe(false);
      expect(maySee(null, { ...visitor, isPublicSite, isSignedIn: true })).toBe(true);
    }
  });

  it('keep the admin panel for administrators', () => {
    expect(seenBy({ ...visitor, isSignedIn: true })).not.toContain('/admin');
    expect(seenBy({ ...visitor, isSignedIn: true, isAdmin: true })).toContain('/admin');
  });
});
