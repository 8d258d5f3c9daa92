import { describe, expect, it } from 'vitest';
import { CallError } from '../../kit/client.ts';
import { loginFailure, registrationFailure } from './failures.ts';

const refusal = (status: number, body: string) => new CallError(status, body, 'Status text');

describe('a failed sign-in', () => {
  it('is told in the words of the server', () => {
    expect(loginFailure(refusal(429, '{"error":"Too many attempts."}'))).toBe('Too many attempts.');
  });
  it('is about the credentials where the server says nothing', () => {
    expect(loginFailure(refusal(401, '{}'))).toBe('Invalid credentials');
    expect(loginFailure(refusal(401, ''))).toBe('Invalid credentials');
  });
  it.each([
    [500, '<h1>Internal Server Error</h1>'],
    [502, '<html>Bad gateway</html>'],
    [503, ''],
    [500, '{}'],
    [429, '{}'],
    [403, '<html>Blocked</html>'],
    [404, 'Not Found'],
  ])('is not about the credentials where no refusal came: %i %s', (status, body) => {
    expect(loginFailure(refusal(status, body))).toBe('Login failed');
  });
  it('says so when the answer is no JSON, and when there is none', () => {
    expect(loginFailure(new SyntaxError('x'))).toBe('Server response was not valid JSON');
    expect(loginFailure(new TypeError('x'))).toBe('The server cannot be reached. Please try again.');
  });
});

describe('a failed sign-up', () => {
  it('is told in the words of the server', () => {
    expect(registrationFailure(refusal(409, '{"error":"This is taken."}'))).toBe('This is taken.');
  });
  it('names the status where the server says nothing', () => {
    expect(registrationFailure(refusal(500, '{}'))).toBe('Registration failed (500)');
  });
  it('says so when the answer is no JSON, whatever its status', () => {
    expect(registrationFailure(new SyntaxError('x'))).toBe('Server response was not valid JSON');
    expect(registrationFailure(refusal(502, '<h1>Bad gateway</h1>'))).toBe('Server response was not valid JSON');
  });
});
