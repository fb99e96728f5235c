import { useEffect, useState } from 'preact/hooks';
import type { InviteAnswer } from '../../api/command.ts';
import { copyText } from '../local/share.ts';
import { request } from '../online/api.ts';
import type { OnlineTable } from '../online/table.ts';
import { onlineText } from '../online/online-text.ts';
import { appText } from '../app-text.ts';
import { ConfirmButton } from './confirm-button.tsx';
import type { InviteCode } from './invite-code.tsx';

/** The link to the table: to copy, to hand on, and for the host to replace or withdraw. */
export function Invite({
  table,
  isFolded = false,
}: {
  readonly table: OnlineTable;
  readonly isFolded?: boolean;
}) {
  const [invite, setInvite] = useState<string | null | undefined>(undefined);
  const you = table.update.value?.you;
  const isInside = you !== undefined && (you.isHost || you.seat !== null);
  const change = (method: 'GET' | 'POST' | 'DELETE'): void => {
    request<InviteAnswer>(method, `/tables/${table.id}/invite`).then(
      answer => setInvite(answer.invite),
      () => undefined,
    );
  };
  useEffect(() => {
    // Only the people at the table may see it.
    if (isInside) change('GET');
  }, [table, isInside]);
  const [isOpen, setOpen] = useState(!isFolded);
  const { seating, table: say } = onlineText();
  if (invite === undefined) return null;
  const body = (
    <div class="invite">
      {invite === null ? (
        <p>{seating.revoked}</p>
      ) : (
        <Link key={invite} link={`${location.origin}/join/${invite}`} />
      )}
      {you?.isHost === true && <HostWays hasLink={invite !== null} change={change} />}
    </div>
  );
  if (!isFolded) return body;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say.invite}</summary>
      {isOpen && body}
    </details>
  );
}

/** The link for a camera; drawn with a package that is loaded only here. */
function Code({ link }: { readonly link: string }) {
  const [Picture, setPicture] = useState<typeof InviteCode | undefined>(undefined);
  useEffect(() => {
    void import('./invite-code.tsx').then(({ InviteCode: picture }) => setPicture(() => picture));
  }, []);
  const { seating } = onlineText();
  return (
    <div class="invite-camera">
      {Picture !== undefined && <Picture link={link} name={seating.code} />}
      <p class="hint">{seating.code}</p>
    </div>
  );
}

function Link({ link }: { readonly link: string }) {
  const [isCopied, setCopied] = useState(false);
  const { seating } = onlineText();
  const { replay } = appText();
  const canShare = 'share' in navigator;
  return (
    <>
      <p id="invite-lead">{seating.lead}</p>
      <div class="invite-link">
        <input
          readOnly
          value={link}
          aria-labelledby="invite-lead"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="choice" onClick={() => void copyText(link).then(setCopied)}>
          {isCopied ? replay.copied : seating.copy}
        </button>
        {canShare && (
          <button
            type="button"
            class="plain"
            onClick={() => void navigator.share({ title: 'Cosecha', url: link }).catch(() => undefined)}
          >
            {seating.share}
          </button>
        )}
      </div>
      <Code link={link} />
    </>
  );
}

function HostWays({
  hasLink,
  change,
}: {
  readonly hasLink: boolean;
  readonly change: (method: 'POST' | 'DELETE') => void;
}) {
  const { seating, table } = onlineText();
  if (!hasLink) {
    return (
      <button type="button" class="choice" onClick={() => change('POST')}>
        {seating.make}
      </button>
    );
  }
  return (
    <div class="invite-ways">
      <ConfirmButton
        name={seating.renew}
        look="plain"
        title={seating.renewSure}
        lead={seating.renewLead}
        yes={seating.renew}
        no={table.cancel}
        act={() => change('POST')}
      />
      <button type="button" class="plain" onClick={() => change('DELETE')}>
        {seating.revoke}
      </button>
    </div>
  );
}
