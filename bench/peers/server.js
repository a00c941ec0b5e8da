// A boardgame.io server on the loopback interface: `node server.js memory` or `node server.js FOLDER`.

const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { Garden } = require('./game');

const [store = 'memory'] = process.argv.slice(2);
const db = store === 'memory' ? undefined : new FlatFile({ dir: store });
const server = Server({ games: [Garden], origins: [Origins.LOCALHOST], db });

// boardgame.io offers no option for the address, and would listen on all of them.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);

server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
process.on('disconnect', () => process.exit());
