import { describe, expect, test } from 'vitest';
import { cosecha } from './run.ts';

describe('what cannot be done is said in one line, with exit code 2', () => {
  test.each<[string, string[], RegExp]>([
    ['no command', [], /No command given/],
    ['an unknown command', ['dance'], /Unknown command "dance"/],
    ['an unknown game', ['simulate', 'chess'], /Unknown game "chess".*cacao/],
    ['a game that is a property of every object', ['simulate', 'toString'], /Unknown game "toString"/],
    ['no game', ['simulate'], /Missing argument GAME\. Run "cosecha simulate --help"/],
    ['no game to play', ['play'], /Missing argument GAME/],
    ['too many words', ['games', 'cacao'], /Too many arguments/],
    [
      'an unknown option of the program',
      ['games', '--loud'],
      /Unknown option --loud\. Run "cosecha games --help"/,
    ],
    ['an option without its value', ['simulate', 'cacao', '--games'], /--games.* needs a value/],
    ['players that are not a number', ['simulate', 'cacao', '--players', 'two'], /2 to 4 players, not "two"/],
    ['too many players', ['simulate', 'cacao', '--players', '9'], /2 to 4 players, not "9"/],
    ['no games', ['simulate', 'cacao', '--games', '0'], /--games must be a whole number/],
    ['a negative number', ['simulate', 'cacao', '--games=-3'], /--games must be a whole number/],
    ['half a game', ['simulate', 'cacao', '--games', '1.5'], /--games must be a whole number/],
    ['an unknown bot', ['simulate', 'cacao', '--bots', 'random,hal'], /Unknown bot "hal".*random/],
    ['a bot with a bad budget', ['simulate', 'cacao', '--bots', 'flat:0'], /Unknown bot "flat:0"/],
    ['more bots than seats', ['simulate', 'cacao', '--bots', 'random,random,random'], /3 bots are too many/],
    [
      'a bot in a solo game',
      ['play', 'alubari', '--players', '1', '--bots', 'random'],
      /1 bot is too many for 0 seats/,
    ],
    ['an option without a value', ['simulate', 'cacao', '--option', 'start'], /must have the form id=value/],
    ['an option the game lacks', ['simulate', 'cacao', '--option', 'moon=full'], /Unknown option "moon"/],
    ['a value the option lacks', ['simulate', 'cacao', '--option', 'start=never'], /start cannot be "never"/],
    ['a deep perft', ['perft', 'cacao', '--depth', '99'], /--depth must be/],
    ['a fuzz without end', ['fuzz', 'cacao', '--seconds', 'forever'], /--seconds must be/],
    ['an unknown game to measure', ['bench', 'chess'], /Unknown game "chess"/],
    ['an unknown game to play', ['play', 'chess'], /Unknown game "chess"/],
    [
      'a seat beyond the table',
      ['play', 'cacao', '--seat', '3'],
      /--seat must be a whole number from 1 to 2/,
    ],
    ['an unknown language', ['games', '--language', 'la'], /--language must be en or es/],
    [
      'a missing file',
      ['replay', '/nowhere/at/all.json'],
      /Cannot read .*all\.json: there is no such file or folder\. Check the path\./,
    ],
    ['a folder', ['verify', '.'], /Cannot read \.: it is a folder\./],
    [
      'records where a file is',
      ['simulate', 'cacao', '--games', '1', '--records', 'package.json/x'],
      /Cannot write/,
    ],
  ])('%s', (_, words, message) => {
    const { code, out, err } = cosecha(words);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('language', () => {
  test('follows the system', () => {
    expect(cosecha(['dance'], { environment: { LANG: 'es_AR.UTF-8' } }).err).toMatch(
      /No existe la orden «dance»/,
    );
    expect(cosecha(['dance'], { environment: { LANG: 'est_EE' } }).err).toMatch(/Unknown command/);
    expect(cosecha(['dance'], { environment: { LC_ALL: 'es', LANG: 'en_GB' } }).err).toMatch(
      /No existe la orden/,
    );
  });

  test('can be chosen', () => {
    expect(cosecha(['simulate', 'chess', '--language', 'es']).err).toMatch(/^No existe el juego/);
    const chosen = cosecha(['simulate', 'chess', '--language=en'], { environment: { LANG: 'es' } });
    expect(chosen.err).toMatch(/^Unknown game/);
    expect(cosecha(['--language', 'es', 'simulate', 'chess']).err).toMatch(/^No existe el juego/);
  });

  test('reaches the help', () => {
    const { code, out } = cosecha(['simulate', '--help', '--language', 'es']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Uso: cosecha simulate GAME \[opciones\]/);
    expect(out).not.toMatch(/Options|display help/);
  });
});

describe('help and version', () => {
  test('name every command', () => {
    const { code, out } = cosecha(['--help']);
    expect(code).toBe(0);
    for (const name of ['games', 'play', 'simulate', 'replay', 'verify', 'fuzz', 'perft', 'bench']) {
      expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    }
  });

  test('give the version', () => {
    expect(cosecha(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
