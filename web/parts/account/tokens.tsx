import { useEffect, useState } from 'preact/hooks';
import {
  SCOPES,
  TOKEN_DAYS,
  type AccessTokens,
  type CreatedToken,
  type NewAccessToken,
  type Scope,
} from '../../../api/access-token.ts';
import { companyText } from '../../company/company-text.ts';
import { request } from '../../online/api.ts';
import { shortDate } from '../../online/time.ts';
import { preferences } from '../../preferences.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { OneTimeSecret, TaskError, useTask } from './section.tsx';

/** Tokens for programs that act for you. Seldom wanted, so it is folded. */
export function Tokens() {
  const [tokens, setTokens] = useState<AccessTokens['tokens']>([]);
  const [made, setMade] = useState<CreatedToken | undefined>(undefined);
  const work = useTask();
  const { tokens: say } = companyText();
  const load = async (): Promise<void> =>
    setTokens((await request<AccessTokens>('GET', '/me/tokens')).tokens);
  useEffect(() => work.run(load), []);
  const create = (wanted: NewAccessToken): void =>
    work.run(async () => {
      setMade(await request<CreatedToken>('POST', '/me/tokens', wanted));
      await load();
    });
  const revoke = (id: string): void =>
    work.run(async () => {
      await request('DELETE', `/me/tokens/${id}`);
      setMade(undefined);
      await load();
    });
  return (
    <section class="you-section" aria-labelledby="tokens">
      <details>
        <summary>
          <h2 id="tokens">{say.title}</h2>
        </summary>
        <p class="hint">
          {say.lead} <a href="/api/docs">{say.docs}</a>
        </p>
        <TokenList tokens={tokens} revoke={revoke} />
        <TokenForm key={tokens.length} isBusy={work.isBusy} create={create} />
        {made !== undefined && <OneTimeSecret key={made.id} text={made.token} lead={say.secret} />}
        <TaskError work={work} />
      </details>
    </section>
  );
}

interface ListProps {
  readonly tokens: AccessTokens['tokens'];
  readonly revoke: (id: string) => void;
}

function TokenList({ tokens, revoke }: ListProps) {
  const { tokens: say } = companyText();
  const day = (at: number): string => shortDate(at, preferences.value.language);
  return (
    <ul class="you-list">
      {tokens.map(({ id, name, scopes, expires, used }) => (
        <li key={id}>
          <span>
            <b>{name}</b>
            <br />
            {scopes.map(scope => say.scopes[scope]).join(' · ')}
            <br />
            <small>
              {say.ends(day(expires))} · {used === null ? say.unused : say.used(day(used))}
            </small>
          </span>
          <ConfirmButton
            name={say.revoke}
            label={`${say.revoke}: ${name}`}
            look="plain"
            title={say.revokeSure(name)}
            lead={say.revokeLead}
            yes={say.revoke}
            no={say.cancel}
            act={() => revoke(id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface FormProps {
  readonly isBusy: boolean;
  readonly create: (wanted: NewAccessToken) => void;
}

function TokenForm({ isBusy, create }: FormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read']);
  const [days, setDays] = useState(90);
  const { tokens: say } = companyText();
  const toggle = (scope: Scope): void =>
    setScopes(SCOPES.filter(one => (one === scope ? !scopes.includes(one) : scopes.includes(one))));
  return (
    <form
      class="plan-limits"
      onSubmit={event => {
        event.preventDefault();
        if (name.trim() !== '' && scopes.length > 0) create({ name: name.trim(), scopes: [...scopes], days });
      }}
    >
      <label class="option">
        <span>{say.name}</span>
        <input
          type="text"
          required
          maxLength={30}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label class="option">
        <span>{say.days}</span>
        <input
          type="number"
          required
          min={1}
          max={TOKEN_DAYS}
          value={days}
          onInput={({ currentTarget }) => setDays(currentTarget.valueAsNumber)}
        />
      </label>
      <fieldset class="scopes">
        <legend>{say.scope}</legend>
        {SCOPES.map(scope => (
          <label key={scope}>
            <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />{' '}
            {say.scopes[scope]}
          </label>
        ))}
      </fieldset>
      <button type="submit" class="choice" disabled={isBusy || scopes.length === 0}>
        {say.create}
      </button>
    </form>
  );
}
