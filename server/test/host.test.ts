import { describe } from 'vitest';
import { describeHost } from '../../table/test/host-suite.ts';
import { testHostOnServer } from './server-test-host.ts';
import { isMissing, STORES } from './test-server.ts';

describe.each(STORES)('a server on %s', store => {
  describe.skipIf(isMissing(store))('as a host', () => {
    describeHost(store, testHostOnServer(store), ['clocks', 'rematch', 'races']);
  });
});
