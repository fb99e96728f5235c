import { encode } from 'uqr';

/** Light modules around the code, so that cameras find it. */
const BORDER = 3;

/** A link as a code that the camera of a phone reads. */
export function InviteCode({ link, name }: { readonly link: string; readonly name: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="invite-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={path.join('')} shape-rendering="crispEdges" />
    </svg>
  );
}
