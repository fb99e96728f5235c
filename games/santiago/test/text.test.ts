import { describe, expect, test } from 'vitest';
import { eventFor } from '../../../kernel/game.ts';
import { eventText, LANGUAGES, moveText, seatNames, plainText, type Language } from '../../../kernel/text.ts';
import { draw } from '../draw.ts';
import { santiago } from '../rules/game.ts';
import { PHASES } from '../rules/state.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { move, NAMES, Scenario, seat } from './scenario.ts';

const TEXTS = { en, es };
const names = seatNames(NAMES);

const sentencesOf = (game: Scenario, language: Language): string[] =>
  game.events.map(event => plainText(eventText(TEXTS[language], eventFor(event, undefined), names)));

const prompted = (game: Scenario, language: Language): string => {
  const view = santiago.view(game.state, santiago.toAct(game.state)[0]);
  return view.phase === null ? '' : plainText(TEXTS[language].prompts[view.phase](view, names));
};

describe('the log', () => {
  const round = (): Scenario =>
    Scenario.canal({
      players: 3,
      round: 2,
      overseer: 'Ana',
      canals: ['X2-Y2'],
      tiles: { a1: 'banana-2 Blas 1' },
    }).play(
      'Blas propose W2-X2, Blas bribe 1, Cora propose W2-X2, Cora bribe 2',
      'Ana accept W2-X2, Blas lay Y2-Z2',
    );

  test('in English', () => {
    expect(sentencesOf(round(), 'en').slice(0, -2)).toEqual([
      'Blas proposes W2-X2.',
      'Blas offers 1 escudo.',
      'Cora proposes W2-X2.',
      'Cora adds 2 escudos: 3 in all for this site.',
      'Ana accepts W2-X2.',
      'Blas pays 1 escudo to Ana.',
      'Cora pays 2 escudos to Ana.',
      'Ana builds a canal at W2-X2.',
      'Blas builds their own canal at Y2-Z2.',
      'No water on a1 (banana): Blas loses the last farmer and the tile turns neutral.',
      'Everyone gets 3 escudos.',
    ]);
  });

  test('in Spanish', () => {
    expect(sentencesOf(round(), 'es').slice(0, -2)).toEqual([
      'Blas propone W2-X2.',
      'Blas ofrece 1 escudo.',
      'Cora propone W2-X2.',
      'Cora añade 2 escudos: 3 en total por este sitio.',
      'Ana acepta W2-X2.',
      'Blas paga 1 escudo a Ana.',
      'Cora paga 2 escudos a Ana.',
      'Ana pone un canal en W2-X2.',
      'Blas pone su propio canal en Y2-Z2.',
      'Sin riego en a1 (bananas): Blas pierde el último granjero y la ficha queda neutral.',
      'La banca da 3 escudos a cada jugador.',
    ]);
  });

  test('a plantation is scored in a whole sentence', () => {
    const game = Scenario.drying({
      players: 3,
      round: 11,
      overseer: 'Ana',
      spring: 'V2',
      canals: ['V2-W2'],
      palms: ['b2', 'f6', 'd6'],
      tiles: { a2: 'grape-2 Blas 2', b2: 'grape-1 Ana 1' },
    });
    expect(sentencesOf(game, 'en').at(-2)).toBe(
      'A grape plantation of 2 tiles: Ana, 4 points with 1 farmer and 1 palm; Blas, 4 points with 2 farmers.',
    );
    expect(sentencesOf(game, 'es').at(-2)).toBe(
      'Plantación de uvas, 2 fichas: Ana, 4 puntos con 1 granjero y 1 palmera; Blas, 4 puntos con 2 granjeros.',
    );
  });

  test('a sealed bid is shown without its amount', () => {
    const game = Scenario.auction({ players: 2, overseer: 'Ana', money: 5 }).play('Blas bid 4');
    expect(sentencesOf(game, 'en')).toEqual(['Blas has chosen a bid.']);
    expect(sentencesOf(game, 'es')).toEqual(['Blas ya ha elegido su puja.']);
    const own = game.events.map(event => plainText(eventText(es, eventFor(event, seat('Blas')), names)));
    expect(own).toEqual(['Blas ha elegido pujar 4 escudos.']);
  });
});

describe('prompts and choices', () => {
  test.each(LANGUAGES)('every phase that a whole game meets has its prompt in %s', language => {
    const met = new Set<string>();
    for (const players of [2, 3] as const) {
      Scenario.setup(players, { placement: 'overseer' }).playFirstChoices(game => {
        if (game.state.phase === null) return;
        met.add(game.state.phase);
        expect(prompted(game, language)).toMatch(/^[¿\p{Lu}].*[.?]$/u);
      });
    }
    // The first choice is always to abstain and to decline, so no one bribes or builds.
    expect([...met].sort()).toEqual(PHASES.filter(phase => phase !== 'bribe' && phase !== 'canal').sort());
  });

  test('the overseer reads the price, or that it is too high', () => {
    const offered = (money: number): Scenario =>
      Scenario.canal({ players: 3, overseer: 'Ana', money: [money, 5, 5] }).play(
        'Blas propose X2-Y2, Blas bribe 2, Cora abstain',
      );
    expect(prompted(offered(9), 'en')).toBe(
      'Accept a proposal, or pay 3 escudos to reject them all and build elsewhere.',
    );
    expect(prompted(offered(1), 'es')).toBe('Acepta una propuesta: rechazarlas todas costaría 3 escudos.');
    expect(prompted(offered(9).play('Ana reject'), 'en')).toBe(
      'Choose a site that no one proposed. It costs you 3 escudos.',
    );
    expect(prompted(Scenario.withoutProposals({ players: 3, overseer: 'Ana' }).play('Ana build'), 'es')).toBe(
      'Elige el sitio del canal. Te cuesta 1 escudo.',
    );
  });

  test('the overseer reads only of choices that are open', () => {
    const cornered = Scenario.canal({ players: 3, overseer: 'Ana', spring: 'V1' }).play(
      'Blas propose V1-W1, Blas bribe 0, Cora propose V1-V2, Cora bribe 0',
    );
    expect(prompted(cornered, 'en')).toBe('Accept a proposal: there is no other site to build on.');
    expect(prompted(cornered, 'es')).toBe('Acepta una propuesta: no queda otro sitio donde construir.');
    const penniless = Scenario.withoutProposals({ players: 3, overseer: 'Ana', money: 0, hidden: true });
    expect(prompted(penniless, 'en')).toBe(
      'No one has proposed a canal, and you cannot pay for one. Return one to the box.',
    );
    expect(prompted(penniless, 'es')).toBe(
      'Nadie ha propuesto un canal y no puedes pagar uno: devuelve uno a la caja.',
    );
  });

  test('a bribe is asked for with place and purse', () => {
    const game = Scenario.canal({ players: 3, overseer: 'Ana', money: 1 }).play('Blas propose X2-Y2');
    expect(prompted(game, 'en')).toBe('How much do you offer the overseer for X2-Y2? You have 1 escudo.');
    expect(prompted(game, 'es')).toBe('¿Cuánto le ofreces al supervisor por X2-Y2? Tienes 1 escudo.');
  });

  test('choices in words', () => {
    const words = (language: Language, ...texts: string[]): string[] =>
      texts.map(text => plainText(moveText(TEXTS[language], move(text), names)));
    expect(words('en', 'pass', 'bid 1', 'take grape-2', 'plant c4', 'bribe 0')).toEqual([
      'Pass',
      'Bid 1 escudo',
      'Take the grape tile (2)',
      'Plant on c4',
      'Offer no bribe',
    ]);
    expect(words('es', 'abstain', 'accept V1-W1', 'reject', 'decline', 'keep')).toEqual([
      'No proponer nada',
      'Aceptar V1-W1',
      'Rechazar todas las propuestas',
      'Devolver un canal a la caja',
      'Guardar tu canal',
    ]);
  });
});

describe('the table as text', () => {
  const game = Scenario.canal({
    players: 3,
    round: 3,
    overseer: 'Ana',
    hidden: true,
    money: [41, 42, 43],
    spring: 'X2',
    canals: ['W2-X2', 'X2-X3'],
    palms: ['c2', 'f6', 'h1'],
    tiles: { c2: 'banana-2 Ana 2', d5: 'grape-1 Blas 1', e5: 'pepper-1', g6: 'coconut-2 desert' },
  }).play('Blas propose X2-Y2, Blas bribe 7');
  const drawing = draw(santiago.view(game.state, seat('Blas')), ['Ana', 'Blas', 'Cora'], 'en').split('\n');

  test('canals, spring, tiles, farmers, palms, dry and wet', () => {
    expect(drawing.slice(1, 11)).toEqual([
      '   +-------------------+-------------------+-------------------+-------------------+ 1',
      ' 1 |    .         .    |    .         .    |    .         .    |    .         ^    |',
      ' 2 |    .         .    | ban A2^      .    |    .         .    |    .         .    |',
      '   +-------------------+===================@-------------------+-------------------+ 2',
      ' 3 |    .         .    |    .         .    #    .         .    |    .         .    |',
      ' 4 |    .         .    |    .         .    #    .         .    |    .         .    |',
      '   +-------------------+-------------------+-------------------+-------------------+ 3',
      ' 5 |    .         .    |    .      gra B1 !| pep -- !     .    |    .         .    |',
      ' 6 |    .         .    |    .         .    |    .         ^    | desert       .    |',
      '   +-------------------+-------------------+-------------------+-------------------+ 4',
    ]);
  });

  test('it fits a terminal of 100 columns and shows proposals but no hidden purse', () => {
    for (const line of drawing) expect(line.length).toBeLessThanOrEqual(100);
    const text = drawing.join('\n');
    expect(text).toContain('B Blas');
    expect(text).toContain('proposes X2-Y2: 7');
    expect(text).toMatch(/Blas +escudos +42/);
    expect(text).not.toMatch(/41|43/);
    expect(text).toContain('Round 3/11');
  });

  test('in Spanish too', () => {
    const spanish = draw(santiago.view(game.state, undefined), ['Ana', 'Blas', 'Cora'], 'es');
    expect(spanish).toContain('Ronda 3/11');
    expect(spanish).toContain('desierto');
    expect(spanish).toContain('propone X2-Y2: 7');
    expect(spanish).not.toMatch(/41|42|43/);
  });
});
