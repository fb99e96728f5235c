import { render } from 'preact';
import { App } from './app.tsx';
import { listenForInstallPrompt } from './install.ts';
import { watchHand } from './play/hand.ts';
import { watchRoute } from './route.ts';
import { applyToPage } from './preferences.ts';
import './style/base.css';
import './style/page.css';
import './style/home.css';
import './style/table.css';
import './style/line.css';
import './style/bar.css';
import './style/side.css';
import './style/table-phone.css';
import './style/ending.css';

applyToPage();
watchRoute();
watchHand();
listenForInstallPrompt();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);

/** After the first visit the app opens without a connection; a browser that cannot do that plays on as before. */
if ('serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/offline.js').catch(() => undefined);
  });
}
