import type { ComponentChildren } from 'preact';

/** A plate with a name. */
export const Gauge = ({
  of,
  title,
  children,
}: {
  readonly of: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}) => (
  <div class={`gauge is-${of}`}>
    <h3>{title}</h3>
    {children}
  </div>
);
