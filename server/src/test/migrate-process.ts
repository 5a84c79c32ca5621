import {createStore} from '../store';
import {createEntry} from './feedback';

// What a server does when it starts, without the server: several of these start at once.
const store = createStore(process.argv[2] ?? '');
await store.ready();
await store.add(createEntry());
await store.close();
