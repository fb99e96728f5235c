export type ReviewStatus = 'running' | 'done' | 'stopped' | 'failed';

/** A review of a finished match. */
export interface ReviewRow {
  table_id: string;
  /** The version of the analysis: results of another one are made anew. */
  version: number;
  status: ReviewStatus;
  /** Who asked for it; null: someone who is gone. */
  owner: string | null;
  asked: number;
  /** How many moments it has; 0: not known yet. */
  moments: number;
  /** The process that offers its moments as work, and until when it has to say so again. */
  runner: string | null;
  runner_until: number;
}

/** What a review says about one moment. */
export interface ReviewResultRow {
  table_id: string;
  moment: string;
  /** Counts the results of a review in the order in which they came. */
  n: number;
  /** 1: from the closer look. */
  is_close: number;
  /** JSON. */
  result: string;
}
