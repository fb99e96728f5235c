import { describe, expect, test } from 'vitest';
import type { Me } from '../../api/person.ts';
import { takeInPending } from '../../server/ratings/take-in.ts';
import type { MatchResult } from '../../server/storage/results.ts';
import { violations } from './axe.ts';
import { DESK, PHONE, shoot } from './browser.ts';
import { LONG, venueForTests } from './test-site.ts';
import { meet, openTable, type Person } from './users.ts';

const DAY = 86_400_000;

/** A rated match as the log of results has it. */
const matchOf = (
  id: string,
  ended: number,
  game: string,
  seats: readonly Pick<MatchResult['seats'][number], 'person' | 'bot' | 'place'>[],
): MatchResult => ({
  table_id: id,
  game,
  options: '{}',
  players: seats.length,
  pace: 'live',
  ending: 'played',
  rated: 1,
  imported: 0,
  visibility: 'public',
  moves: 50,
  started: ended - 1000,
  ended,
  released: null,
  n: null,
  seats: seats.map(({ person, bot, place }, seat) => ({
    table_id: id,
    seat,
    kind: bot === null ? 'person' : 'bot',
    person,
    bot,
    place,
    score: 100 - place,
    points: '[["fields",40],["money",12]]',
    departure: null,
    anchor: null,
    goals: null,
  })),
});

describe('a profile', () => {
  const venue = venueForTests();

  /** Half a year of rated matches against three people and a bot. */
  async function season(person: Person): Promise<Me> {
    const storage = venue.site.storage();
    await person.call('POST', '/me/recovery-code');
    const me = await person.call<Me>('GET', '/me');
    const names = ['Mateo', 'Priya', 'Tomás'];
    const rivals: string[] = [];
    for (const name of names) {
      const rival = `${me.id.slice(0, 8)}-${rivals.length}`;
      await storage.people.add({ id: rival, name, language: 'en', kind: 'guest', owner: null, at: 1 });
      await storage.people.change(rival, { is_public: 1 });
      rivals.push(rival);
    }
    for (let index = 0; index < 40; index++) {
      const place = [1, 2, 1, 3, 1, 2][index % 6];
      const others = [1, 2, 3].filter(each => each !== place);
      const game = ['santiago', 'cacao', 'santiago', 'ceylon'][index % 4];
      await storage.results.add(
        matchOf(`${me.id.slice(0, 8)}-match-${index}`, Date.now() - (170 - index * 4) * DAY, game, [
          { person: me.id, bot: null, place },
          { person: rivals[index % 3], bot: null, place: others[0] },
          { person: null, bot: 'level-2', place: others[1] },
        ]),
      );
    }
    await takeInPending(storage);
    return me;
  }

  test.for([DESK, PHONE])(
    'of one’s own is whole, accessible and fits a $name',
    { timeout: LONG },
    async screen => {
      const ana = await meet(venue.browser, venue.site, screen, 'Ana');
      await season(ana);
      await ana.open('/people');
      await ana.page.getByRole('heading', { name: 'Ana' }).waitFor();
      await ana.page.locator('.result-lines li').first().waitFor();
      await shoot(ana.page, `profile-${screen.name}`);
      expect(await violations(ana.page)).toEqual([]);
      const overflow = await ana.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await ana.page.locator('.rating-chart text').first().evaluate(shownSize)).toBeGreaterThanOrEqual(
        11,
      );
      expect(await ana.page.locator('.result-lines li').count()).toBe(10);
      await ana.page.locator('.profile-results button.choice').click();
      await ana.page.locator('.result-lines li').nth(19).waitFor();
      await ana.page.locator('.result-filters select').first().selectOption('ceylon');
      await ana.page.locator('.result-what', { hasText: 'Ceylon' }).nth(8).waitFor();
      for (const text of await ana.page.locator('.result-what').allTextContents())
        expect(text).toContain('Ceylon');
      // By keyboard: the next rating, and the next symbol.
      await ana.page.locator('.rating-card input:checked').focus();
      await ana.page.keyboard.press('ArrowRight');
      await ana.page.locator('.rating-card:nth-of-type(2) input:checked').waitFor();
      const other = ana.page.locator('.own-look input[name=symbol]:not(:checked)').first();
      const symbol = (await other.getAttribute('value')) ?? '';
      await ana.page.locator(`.own-look input[value=${symbol}]`).check();
      await ana.page.locator('.own-saved:not(:empty)').waitFor();
      expect(await ana.call<Me>('GET', '/me')).toMatchObject({ symbol });
      expect(ana.faults).toEqual([]);
      await ana.context.close();
    },
  );

  test('is a click away from a name, unless it is private', { timeout: LONG }, async () => {
    const ana = await meet(venue.browser, venue.site, DESK, 'Ana');
    const blas = await meet(venue.browser, venue.site, DESK, 'Blas');
    await ana.call('POST', '/me/recovery-code');
    const { id: person } = await ana.call<Me>('GET', '/me');
    const { id, invite } = await openTable(ana, 2, { undo: 'free' });
    await blas.call('POST', `/invites/${invite}`);
    await blas.wish(id, { type: 'sit', seat: 1 });
    await blas.open(`/table/${id}`);
    await blas.page.locator('.seating').getByRole('link', { name: 'Ana', exact: true }).waitFor();
    await ana.wish(id, { type: 'start' });
    await ana.wish(id, { type: 'say', text: 'Good luck' });
    for (const place of ['.seat', '.talk'])
      await blas.page.locator(place).getByRole('link', { name: 'Ana', exact: true }).waitFor();
    await shoot(blas.page, 'names-desk');
    expect(await violations(blas.page)).toEqual([]);
    expect(await blas.page.locator('.talk .person-name').getAttribute('href')).toContain(person);
    await ana.open(`/table/${id}`);
    await ana.page.locator('.seat').getByRole('link', { name: 'Ana', exact: true }).waitFor();
    expect(await ana.page.getByRole('link', { name: 'Blas', exact: true }).count()).toBe(0);
    expect([...ana.faults, ...blas.faults]).toEqual([]);
    await Promise.all([ana, blas].map(({ context }) => context.close()));
  });

  test.for([DESK, PHONE])('of another shows what is public on a $name', { timeout: LONG }, async screen => {
    const ana = await meet(venue.browser, venue.site, screen, 'Ana');
    const blas = await meet(venue.browser, venue.site, screen, 'Blas');
    const { id } = await season(ana);
    await blas.open(`/people/${id}`);
    await blas.page.locator('.rating-chart').waitFor();
    expect(await blas.page.locator('.own-look').count()).toBe(0);
    const guest = await blas.call<Me>('GET', '/me');
    await ana.open(`/people/${guest.id}`);
    await ana.page.getByRole('heading', { name: 'Blas' }).waitFor();
    expect(await ana.page.locator('.result-lines').count()).toBe(0);
    await ana.open('/people/nobodyhere');
    await ana.page.locator('.missing').waitFor();
    await blas.open('/ratings/santiago');
    await blas.page.locator('.ladder-table .is-bot').first().waitFor();
    await blas.page.getByRole('link', { name: 'Ana' }).first().waitFor();
    await shoot(blas.page, `ladder-${screen.name}`);
    expect(await violations(blas.page)).toEqual([]);
    const overflow = await blas.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await ana.context.close();
    await blas.context.close();
  });
});

/** Runs in the page: the size of a text in a picture that is scaled to its place. */
function shownSize(text: Element): number {
  const picture = text.closest('svg');
  if (picture === null) return 0;
  const scale = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
  return scale * Number.parseFloat(getComputedStyle(text).fontSize);
}
