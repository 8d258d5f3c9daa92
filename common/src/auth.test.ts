import { describe, expect, it } from 'vitest';
import { Login, Registration, RegistrationForm } from './auth.ts';

const complete = {
  username: 'Fictional Reader',
  email: 'reader@example.org',
  password: 'Aa1!aaaa',
  confirmPassword: 'Aa1!aaaa',
  captchaToken: 'token',
};

const firstMessage = (values: object) => RegistrationForm.safeParse(values).error?.issues[0]?.message;

describe('registration', () => {
  it('takes a complete form', () => {
    expect(firstMessage(complete)).toBeUndefined();
  });

  it.each([
    [{}, 'Please fill in all required fields'],
    [{ ...complete, username: '  ' }, 'Please fill in all required fields'],
    [{ ...complete, email: '' }, 'Please fill in all required fields'],
    [{ ...complete, captchaToken: '', confirmPassword: 'other' }, 'Security verification required'],
    [{ ...complete, password: 'short', confirmPassword: 'other' }, 'Passwords do not match'],
    [{ ...complete, password: 'Aa1!aaa', confirmPassword: 'Aa1!aaa' }, 'Password must be at least 8 characters long'],
    ...['aa1!aaaa', 'AA1!AAAA', 'Aaa!aaaa', 'Aa1aaaaa'].map((password): [object, string] => [
      { ...complete, password, confirmPassword: password },
      'Password must contain uppercase, lowercase, numbers, and special characters',
    ]),
    [{ ...complete, email: 'no address' }, 'Please enter a valid email address'],
    [{ ...complete, username: 'a\u0000b' }, 'Username may not contain control characters'],
  ])('says what is wrong first, in one order: %j', (values, message) => {
    expect(firstMessage(values)).toBe(message);
  });

  it('is checked by the server with the same rules, without the password typed twice', () => {
    const { confirmPassword: _, ...sent } = complete;
    expect(Registration.safeParse(sent).success).toBe(true);
    expect(Registration.safeParse({ ...sent, captchaToken: '' }).error?.issues[0]?.message).toBe(
      'Security verification required',
    );
  });

  it('names one issue alone', () => {
    expect(RegistrationForm.safeParse({}).error?.issues).toHaveLength(1);
  });

  it('keeps nothing that was not asked for', () => {
    expect(Registration.parse({ ...complete, isAdmin: true })).not.toHaveProperty('isAdmin');
  });
});

describe('signing in', () => {
  it.each([{}, { username: 'a' }, { password: 'b' }, { username: ' ', password: 'b' }])('needs both: %j', (values) => {
    expect(Login.safeParse(values).error?.issues[0]?.message).toBe('Please enter both username and password');
  });
});
