import type { VersaillesText } from '../text.ts';

/** The rules of Versailles in Spanish. The sentences are our own: the rulebooks are copyrighted. */
export default {
  parts: {
    goal: {
      title: 'Objetivo del juego',
      text: [
        'Ganas losetas con cartas de números y las colocas para que las casillas del mismo tipo de jardín formen zonas grandes. Después de cada parte de siete rondas, puntúas tus zonas más grandes y tus fichas. **Gana quien tenga más puntos.**',
      ],
    },
    setup: {
      title: 'Antes de empezar',
      text: ['Aquí la página lo prepara todo. Con la caja en la mesa, se hace así.'],
    },
    components: {
      title: 'En la caja',
      text: [
        [
          '**72 losetas** de dos por dos casillas.',
          '**55 cartas** con los números del 1 al 55.',
          '**5 fichas grandes**, una por tipo de jardín, con 3 puntos en una cara y 5 en la otra.',
          '**6 fichas pequeñas** de 3 puntos.',
          '**El rey**, que está al principio de la hilera.',
        ],
      ],
    },
    prepare: {
      title: 'Preparación',
      text: [
        [
          'Se mezclan las losetas bocabajo. Después se pone una hilera bocarriba: 21 losetas con dos o tres jugadores, 28 con cuatro, 35 con cinco. Conviene dejar espacio entre los grupos: un grupo para cada una de las siete rondas.',
          'Las demás losetas esperan en la caja hasta la segunda parte.',
          'El rey se pone delante de la primera loseta.',
          'Las fichas grandes se dejan a mano, con los 3 puntos hacia arriba. Las pequeñas solo se usan al final.',
          'Se barajan las cartas. Cada uno recibe diez y las guarda en secreto.',
        ],
      ],
    },
    first: {
      title: '¿Quién empieza?',
      text: [
        'Nadie: todos eligen una carta a la vez, y el número más bajo toma y coloca primero su loseta. Así, el orden puede cambiar en cada ronda.',
      ],
    },
    round: {
      title: 'Una ronda',
      text: ['Todos juegan a la vez. En cada ronda, cada uno recibe una loseta.'],
    },
    bids: {
      title: 'Elegir una carta',
      text: [
        'Las cartas van del 1 al 55, y cada uno recibe diez. Elige una en secreto. Cuando todos han elegido, se revelan las cartas. En siete rondas juegas siete de tus diez cartas.',
      ],
    },
    order: {
      title: 'Tomar una loseta',
      text: [
        '**El número más bajo toma la primera loseta del grupo**, la que está junto al rey. El siguiente toma la segunda, y así hasta el final. El más alto se lleva la última. Bajo no es mejor que alto: piensa qué loseta quieres y qué quieren los demás.',
        'Todas las losetas de esta parte están a la vista: puedes hacer planes.',
      ],
    },
    laying: {
      title: 'Colocar la loseta',
      text: [
        'En el mismo orden, cada uno coloca enseguida su loseta. La primera empieza tu jardín. Cada una de las siguientes tiene que tocarlo con **al menos un lado de una casilla**.',
        [
          'Puedes girar la loseta.',
          'Puede estar desplazada una casilla.',
          'Puede haber huecos.',
          'Los tipos no tienen que coincidir, pero solo los iguales forman una zona.',
        ],
        'Después el rey avanza hasta el grupo siguiente.',
      ],
    },
    fields: {
      title: 'Zonas, comodines y obras',
      text: [
        'Una **zona** está hecha de casillas del mismo tipo unidas por sus lados. Hay cinco tipos: flores amarillas, flores rojas, setos, pabellones y fuentes. De cada tipo cuenta solo la zona más grande.',
      ],
    },
    joker: {
      title: 'El comodín',
      text: [
        'Un comodín pertenece a las zonas de **todos** los tipos que lo tocan, incluso a varias a la vez. Para las obras no vale.',
      ],
    },
    site: {
      title: 'Las obras',
      text: [
        'Las obras no son un tipo de jardín. En el intermedio no dan nada. Al final, la mayor zona de obras de todas da 3 puntos.',
      ],
    },
    chips: {
      title: 'Las fichas',
      text: [
        'Para cada tipo hay una ficha grande.',
        [
          'El primer jugador con una zona de **al menos cuatro casillas** toma la ficha de su tipo.',
          'Quien haga después una zona **más grande** se la lleva. Una zona igual de grande no basta.',
          'Se comprueba después de cada loseta: en una ronda, una ficha puede cambiar de manos varias veces.',
        ],
      ],
    },
    half: {
      title: 'El intermedio',
      text: [
        'Después de siete rondas, cada uno recibe',
        [
          '1 punto por cada casilla de las mayores zonas de sus **dos mejores** tipos,',
          '3 puntos por cada ficha.',
        ],
        'Después se barajan todas las cartas, cada uno recibe diez nuevas y se pone una nueva hilera de losetas. Los jardines y las fichas se quedan.',
      ],
    },
    scoring: {
      title: 'Puntuación final',
      text: [
        'Después de otras siete rondas, cada uno recibe',
        [
          '1 punto por cada casilla de las mayores zonas de sus **tres mejores** tipos,',
          '5 puntos por cada ficha,',
          '3 puntos por cada **segundo lugar**: la mayor zona de un tipo entre quienes no tienen su ficha,',
          '3 puntos por la mayor zona de **obras**,',
          'y los puntos del intermedio.',
        ],
        'Si hay empate en un segundo lugar o en la mayor zona de obras, nadie recibe los 3 puntos. Si nadie tiene la ficha de un tipo, tampoco hay segundo lugar.',
      ],
    },
    ties: {
      title: 'Empates',
      text: [
        'En caso de empate, gana la zona más grande de un tipo de jardín. Si también son iguales, la victoria se comparte.',
      ],
    },
    two: {
      title: 'Dos jugadores y Luis',
      text: [
        'Cuando juegan dos, **Luis** también juega. Tiene diez cartas en una pila bocabajo, y en cada ronda se revela la de arriba junto con las otras dos. La loseta que gana sale del juego. Por eso hay tres losetas en cada grupo.',
        'Con dos jugadores, los segundos lugares no dan nada. La mayor zona de obras cuenta como siempre.',
      ],
    },
    more: {
      title: 'Hasta cinco jugadores',
      text: [
        'Cuantos más jugadores, más larga es la hilera. La caja dice de dos a cuatro jugadores, pero sus reglas prevén también cinco. Aquí también es posible.',
        'Las 72 losetas son diseño nuestro: en tu caja pueden ser otras.',
      ],
    },
    overview: {
      title: 'De un vistazo',
      text: [
        'Dos partes de siete rondas. En cada parte recibes diez cartas y juegas siete.',
        [
          'Todos eligen una carta en secreto. Después se revelan todas las cartas.',
          'Del número más bajo al más alto: tomar la siguiente loseta, colocarla, comprobar las fichas.',
          'El rey avanza hasta el grupo siguiente.',
        ],
      ],
    },
  },
  pictures: {
    garden: {
      alt: 'Un jardín de catorce losetas de dos por dos casillas. En la mayor zona de cada tipo hay un número: setos 20, fuentes 13, flores amarillas 9, flores rojas 5, pabellones 3, obras 3.',
      caption: 'Un jardín al final de una partida. Los números indican el tamaño de las zonas.',
    },
    row: {
      alt: 'Cuatro losetas, el rey junto a la primera. Debajo, de izquierda a derecha: 9 Ben, 16 Emil, 23 Anna, 40 Clara. Después siguen, más pequeñas, las losetas de la próxima ronda.',
      caption: 'Ben tiene el número más bajo y toma la loseta junto al rey. Clara se lleva la última.',
    },
    side: { alt: 'Una loseta nueva junto a una colocada, lado con lado.', caption: 'Lado con lado' },
    shifted: {
      alt: 'Una loseta nueva junto a una colocada, una casilla más abajo. Se tocan por el lado de una casilla.',
      caption: 'Desplazada una casilla',
    },
    hole: {
      alt: 'Tres losetas colocadas y una nueva. Entre ellas queda una casilla vacía.',
      caption: 'Con un hueco',
    },
    corner: {
      alt: 'Una loseta nueva que toca la colocada solo por una esquina.',
      caption: 'Solo se tocan las esquinas',
    },
    joker_one: {
      alt: 'Un jardín de tres losetas. Las flores amarillas y el comodín tienen marco: cinco casillas.',
      caption: 'El comodín vale para las flores amarillas: cinco casillas…',
    },
    joker_other: {
      alt: 'El mismo jardín. Los setos y el mismo comodín tienen marco: cuatro casillas.',
      caption: '…y también para los setos: cuatro casillas.',
    },
    chip: {
      alt: 'Una loseta nueva forma una zona de cuatro fuentes. Al lado está la ficha de las fuentes.',
      caption: 'Cuatro fuentes en una zona: esta loseta gana la ficha.',
    },
    half: {
      alt: 'Un jardín de siete losetas: setos 12, flores amarillas 8, fuentes 7, pabellones 3, flores rojas 2.',
      caption: 'Los dos mejores tipos son setos y flores amarillas. Este jugador tiene las dos fichas.',
    },
    scoring: {
      alt: 'El mismo jardín con catorce losetas: setos 20, fuentes 13, flores amarillas 9, flores rojas 5, pabellones 3, obras 3.',
      caption:
        'Mientras tanto, alguien se llevó la ficha de las flores amarillas, pero las fuentes han ganado una. Además, el segundo lugar en flores amarillas y la mayor zona de obras de todas.',
    },
    ludwig: {
      alt: 'Tres losetas, el rey junto a la primera. Debajo, de izquierda a derecha: 12 Anna, 27 Luis, 44 Ben.',
      caption: 'El 27 de Luis está en medio: la segunda loseta sale del juego.',
    },
  },
  tiles: { players: 'Jugadores', group: 'Losetas por ronda', half: 'Losetas por parte' },
  points: {
    first: 'Tras la primera parte',
    second: 'Tras la segunda parte',
    fields: '1 punto por casilla de tus',
    best: ['2 mejores tipos', '3 mejores tipos'],
    chip: 'Por cada ficha grande',
    place: 'Por cada segundo lugar',
    site: 'Por la mayor zona de obras',
  },
} satisfies VersaillesText;
