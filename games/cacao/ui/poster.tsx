const Leaf = ({
  x,
  y,
  turn,
  size,
  tone,
}: {
  x: number;
  y: number;
  turn: number;
  size: number;
  tone: string;
}) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path d="M0 0C14-22 14-58 0-84-14-58-14-22 0 0Z" fill={tone} />
    <path d="M0-2V-78M0-20 8-32M0-20-8-32M0-38 9-50M0-38-9-50M0-56 6-66M0-56-6-66" class="vein" />
  </g>
);

const Pod = ({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path d="M0-6V-16" stroke="#3c5a2c" stroke-width="5" stroke-linecap="round" />
    <path d="M0-8C17 4 19 36 0 60-19 36-17 4 0-8Z" fill="#b8632a" stroke="#5b2b0d" stroke-width="2.5" />
    <path
      d="M0-3V52M-8 8C-11 22-9 36-4 46M8 8C11 22 9 36 4 46"
      fill="none"
      stroke="#e6a463"
      stroke-width="2.5"
      stroke-linecap="round"
    />
  </g>
);

/** A temple in a clearing, leaves all round and pods hanging in front. */
export const Poster = () => (
  <g>
    <rect width="400" height="240" fill="#1f5a43" />
    <path d="M0 240V96C60 40 130 30 200 34S350 40 400 92V240Z" fill="#2f7a53" />
    <path d="M60 240C70 150 120 92 204 92S336 150 344 240Z" fill="#e2ddae" />
    <circle cx="286" cy="62" r="30" fill="#f2b92f" stroke="#8a5a06" stroke-width="2.5" />
    <g stroke="#5d543f" stroke-width="2.5" stroke-linejoin="round">
      <path
        d="M112 216H296V196H112ZM128 196H280V176H128ZM144 176H264V156H144ZM160 156H248V136H160Z"
        fill="#cbbf9f"
      />
      <path d="M176 136H232V112H176Z" fill="#ded3b4" />
      <path d="M168 112H240L226 96H182Z" fill="#a2452a" />
      <path d="M192 216V136H216V216Z" fill="#efe6cb" />
      <path d="M196 136V120H212V136Z" fill="#3a3225" />
    </g>
    <path
      d="M192 204H216M192 192H216M192 180H216M192 168H216M192 156H216M192 144H216"
      stroke="#a2967a"
      stroke-width="2"
    />
    <path d="M0 240V208C40 196 90 212 130 218S330 226 400 204V240Z" fill="#17402b" />
    <g class="leaves">
      <Leaf x={-6} y={214} turn={34} size={1.5} tone="#2c6e49" />
      <Leaf x={12} y={240} turn={58} size={1.3} tone="#4d9160" />
      <Leaf x={0} y={120} turn={78} size={1.1} tone="#3d8357" />
      <Leaf x={402} y={224} turn={-36} size={1.6} tone="#2c6e49" />
      <Leaf x={392} y={246} turn={-62} size={1.3} tone="#4d9160" />
      <Leaf x={404} y={126} turn={-74} size={1.1} tone="#3d8357" />
      <Leaf x={70} y={-8} turn={160} size={1.1} tone="#2c6e49" />
      <Leaf x={28} y={-10} turn={138} size={1.2} tone="#4d9160" />
      <Leaf x={362} y={-8} turn={-146} size={1.2} tone="#4d9160" />
    </g>
    <Pod x={52} y={92} turn={8} size={1.15} />
    <Pod x={92} y={74} turn={-10} size={0.9} />
    <Pod x={352} y={104} turn={-8} />
  </g>
);
