import type { SanssouciText } from '../text.ts';

/** The rules of Sanssouci in Spanish. The sentences are our own: the rulebooks are copyrighted. */
export default {
  parts: {
    goal: {
      title: 'Objetivo del juego',
      text: [
        'Colocas losetas en el jardín de un palacio para que crezcan caminos desde la terraza hasta la fila más baja. Tus nueve nobles pasean por ellos: cuanto más abajo acaba un paseo, más puntos da. **Gana quien tenga más puntos después de 18 rondas.**',
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
          '**El tablero principal:** un marcador de puntos y el mercado, con dos casillas para cada una de las filas 2 a 6.',
          '**4 jardines** de nueve columnas y seis filas.',
          '**81 losetas**, nueve de cada estructura. En el dorso de cada loseta hay un jardinero.',
          '**Para cada jugador:** 18 cartas, nueve nobles, un marcador y una ficha para 50 y 100 puntos.',
          '**9 misiones**, una por estructura.',
          '**Para las expansiones:** 4 tableros de recompensas y, desde 2022, 4 jabalíes.',
        ],
      ],
    },
    prepare: {
      title: 'Preparación',
      text: [
        [
          'Cada uno recibe un jardín al azar. En la edición clásica, elige enseguida su cara, antes de ver cartas, misiones o el mercado.',
          'Elige un color. Pon tus nueve nobles en la terraza, uno sobre cada columna, y tu marcador en el 0.',
          'Baraja tus 18 cartas, déjalas en un mazo bocabajo y roba dos.',
          'Se barajan las misiones. Cada uno recibe dos, las mira y las guarda en secreto. Las demás vuelven a la caja **sin que nadie las vea**.',
          'El dorso de las losetas indica cuáles hacen falta: 45 con dos jugadores, 63 con tres y las 81 con cuatro. Se mezclan bocabajo, en ocho pilas (2013) o en la bolsa (2022).',
          'Por último, se da la vuelta a diez losetas y se llena el mercado.',
        ],
      ],
    },
    first: {
      title: '¿Quién empieza?',
      text: [
        'Empieza el jugador de más edad (2013) o quien visitó un palacio más recientemente (2022). Aquí decide el azar o el anfitrión. Se sigue en el sentido de las agujas del reloj.',
        'En cualquier momento puedes **contar las cartas de tu mazo** para saber cuántos turnos quedan, pero no mirarlas. Aquí la página muestra cuántas son.',
      ],
    },
    turn: {
      title: 'Tu turno',
      text: [
        'Tu turno tiene cinco pasos, siempre en este orden:',
        [
          'Juegas una carta y tomas una loseta.',
          'Colocas la loseta en tu jardín.',
          'Mueves un noble, si quieres.',
          'Se rellena el mercado.',
          'Robas una carta.',
        ],
        'Después le toca al siguiente jugador.',
      ],
    },
    card: {
      title: 'Jugar una carta, tomar una loseta',
      text: [
        'Tienes dos cartas en la mano. Juega una: muestra cuál de las diez losetas del mercado puedes tomar.',
        [
          '**Dos colores:** una de las cuatro losetas que están en esos colores.',
          '**Una estructura:** una loseta con esa estructura. Si ninguna de las diez la muestra, puedes tomar **cualquier** loseta.',
          '**Comodín:** la loseta que quieras.',
        ],
        'Todos tienen las mismas 18 cartas: las nueve estructuras, ocho parejas de colores y un comodín.',
      ],
    },
    place: {
      title: 'Colocar la loseta',
      text: [
        'Cada loseta va en una sola casilla. **Su estructura da la columna. El color que tiene debajo en el mercado da la fila.**',
        'No tiene que tocar nada: puedes unirla a tus caminos más tarde.',
      ],
    },
    gardener: {
      title: '¿Casilla ocupada? ¡Un jardinero!',
      text: [
        'Si esa casilla ya está ocupada, impresa o con una loseta, dale la vuelta a la loseta: se convierte en un **jardinero**. Ponlo en una casilla libre **de la misma fila o de la misma columna**. Solo si todas están ocupadas puede ir a cualquier casilla libre.',
        'Los nobles pueden pasar por encima de un jardinero, y ayuda a completar filas y columnas como cualquier loseta. Pero ningún noble puede detenerse en él.',
      ],
    },
    noble: {
      title: 'Mover un noble, si quieres',
      text: [
        'Puedes mover **un** noble, o ninguno.',
        [
          'Camina por casillas ocupadas, siempre de una a la de al lado: hacia abajo, hacia arriba o de lado, tan lejos como quieras, pasando junto a otros nobles y por encima de jardineros. No puede cruzar casillas libres ni moverse en diagonal.',
          'Se detiene **en su propia columna**, al menos una fila más abajo de donde empezó, y no sobre un jardinero.',
          'Da los puntos de **la fila donde se detiene**: de 1 a 6.',
        ],
        'Un noble de la terraza empieza por la fila 1 de su columna. No tiene que pasar por la loseta que acabas de colocar.',
      ],
    },
    refill: {
      title: 'Rellenar y robar',
      text: [
        'Una loseta nueva rellena el hueco del mercado, para que siempre haya diez para elegir. Después robas una carta. En la ronda 17 ya no queda nada que robar. En la ronda 18 juegas tu última carta. Después se puntúan los jardines.',
      ],
    },
    mistakes: {
      title: 'Errores frecuentes',
      text: ['Cinco reglas que hasta las reseñas del juego explican mal:'],
    },
    scoring: {
      title: 'Puntuación final',
      text: [
        'Conservas los puntos de tus nobles. Después de la ronda 18 también puntúas:',
        [
          '**Cada fila completa** de la 2 a la 6: 10 puntos menos el valor de la fila. Así, la fila 2 da 8 y la fila 6 solo 4.',
          '**Cada columna completa:** 5 puntos.',
          '**Cada una de tus dos misiones secretas:** los puntos de la fila en la que está ese noble, o nada si está en la terraza.',
        ],
        'Los jardineros ayudan a completar filas y columnas. La fila 1 está completa desde el principio y no da nada.',
      ],
    },
    ties: {
      title: 'Empates',
      text: [
        'En caso de empate, gana el jardín con más jardineros. Si tienen los mismos, la victoria se comparte.',
      ],
    },
    rewards: {
      title: 'Recompensas: una expansión',
      text: [
        'Sobre tu jardín hay un tablero de 16 casillas. Primero mira tus misiones y luego elige una de sus dos caras. Las casillas impresas que hay debajo quedan tapadas: están libres hasta que coloques allí una loseta.',
        'Doce de sus casillas están marcadas. La marca cuenta en cuanto colocas una loseta encima, antes de mover un noble:',
        [
          '**Medalla:** 1, 2 o 3 puntos si la loseta muestra su estructura.',
          '**Sombrero de paja:** 3 puntos si es un jardinero.',
          '**Cardo:** pierdes 2 o 3 puntos, sea cual sea la loseta.',
        ],
        'Nunca tienes menos de 0 puntos. La caja de 2013 lo llama simplemente «expansión», con tableros de expansión, bonificaciones y penalizaciones.',
      ],
    },
    boars: {
      title: 'Jabalíes: una expansión',
      text: [
        'En cada jardín hay un jabalí. Al principio está en la columna de la escalera, en la fila 4.',
        [
          'Coloca una loseta en su casilla, estructura o jardinero, y ganas **1 punto**. Después mueve el jabalí a una casilla libre justo al lado, no en diagonal.',
          'Si no hay ninguna, se va del jardín: **3 puntos más**.',
          'Si al final sigue ahí, cuesta 1 punto por cada casilla libre de la zona por la que anda, contando la suya. Nunca tienes menos de 0 puntos.',
        ],
        'En un turno cuenta primero la marca del tablero de recompensas, luego el jabalí, y después puedes mover un noble.',
      ],
    },
    editions: {
      title: 'Las dos ediciones',
      text: [
        'El juego salió en 2013, y una edición revisada en 2022. Un turno es igual en las dos. Esto cambia:',
        [
          '**Clásica 2013:** las filas son beige, blanca, gris, naranja, violeta y turquesa. Los jardines tienen dos caras, y eliges la tuya antes de ver tus misiones. Las losetas salen de ocho pilas.',
          '**Revisada 2022:** las filas son beige, roja, amarilla, azul, morada y gris. Los jardines tienen una sola cara y se reparten al azar. Las losetas salen de una bolsa. La figura, el arco de rosas y la espiral de hierbas se llaman árbol, pérgola y flores.',
          'Las **Recompensas** son parte de las dos ediciones. Los **Jabalíes** llegaron con la revisada, pero aquí también puedes añadirlos a un jardín clásico.',
        ],
        'Con dos jugadores se usan 45 losetas, con tres 63 y con cuatro 81. Las casillas impresas y marcadas de nuestros tableros son diseño nuestro: en tu caja pueden ser otras.',
      ],
    },
  },
  mistakes: {
    optional: {
      title: 'Mover es opcional',
      wrong: '«En cada turno tengo que mover un noble.»',
      right:
        'Puedes dejarlos a todos donde están. Este noble podría ir ahora a la fila 6, pero entonces ya no le queda ninguna fila por puntuar. Si espera losetas en las filas 3, 4 y 5, puede puntuar primero esas.',
    },
    reached: {
      title: 'Solo cuenta la última fila',
      wrong: '«De la terraza a la fila 4: 1 + 2 + 3 + 4 = 10 puntos.»',
      right:
        'El paseo da 4 puntos, por la fila en la que acaba. Las filas que cruza no dan nada, y este noble nunca puede volver a subir a ellas.',
    },
    stopping: {
      title: 'Nadie se detiene en un jardinero',
      wrong: '«El noble de la fuente se detiene en el jardinero: 3 puntos.»',
      right:
        'Un noble puede pasar por encima de un jardinero, pero no detenerse ahí. Este puede seguir hasta la fila 4. En esta columna, la fila 3 está perdida.',
    },
    second: {
      title: 'Una segunda loseta para la misma casilla',
      wrong: '«La casilla está ocupada: pongo la fuente en otro sitio de la fila o la descarto.»',
      right:
        'Se convierte en un jardinero. Puede ir a cualquiera de las casillas con marco: están libres y en la misma fila o columna.',
    },
    absent: {
      title: 'La estructura no está en el mercado',
      wrong: '«No hay ninguna escalera en el mercado, así que mi carta no sirve.»',
      right:
        '¡Al contrario! Si ninguna de las diez losetas muestra su estructura, la carta te deja tomar cualquier loseta.',
    },
  },
  pictures: {
    garden: {
      alt: 'Un jardín: arriba el palacio con su terraza, debajo nueve columnas y seis filas. En algunas casillas hay losetas, dos de ellas con jardineros, y la mayoría de los nobles ya ha bajado por su columna.',
      caption: 'Cada columna tiene su estructura y su noble; cada fila tiene su color y su valor.',
    },
    cards: {
      alt: 'Tres cartas: amarillo y gris, fuente y comodín.',
      caption: 'Dos colores, una estructura, el comodín.',
    },
    market: {
      alt: 'El mercado con dos losetas para cada una de las filas 2 a 6. Las cuatro losetas de las filas 3 y 6 brillan.',
      caption: 'Con amarillo / gris puedes tomar una de las cuatro losetas que brillan.',
    },
    place: {
      alt: 'A la izquierda el mercado, donde está elegida una fuente en azul. A la derecha un jardín: la columna de la fuente y la fila 4, azul, tienen marco, y la fuente está donde se cruzan.',
      caption: 'Una fuente que estaba en azul: columna de la fuente, fila azul. Ahí y en ningún otro sitio.',
    },
    gardener: {
      alt: 'Un jardín en el que el pabellón de la fila 3 está impreso. Todas las casillas libres de la fila 3 y de la columna del pabellón tienen marco; en una hay un jardinero.',
      caption:
        'Un pabellón que estaba en amarillo, pero esa casilla ya está impresa: el jardinero puede ir a cualquier casilla con marco.',
    },
    noble: {
      alt: 'Parte de un jardín: el noble del pabellón va de la fila 1 una columna a la derecha, baja dos filas, vuelve a su columna y sigue hasta la fila 4, donde gana 4 puntos.',
      caption: 'El noble del pabellón da un rodeo y acaba en su propia columna, en la fila 4: 4 puntos.',
    },
    optional: {
      alt: 'El noble de la escalera está en la fila 2. Las filas 3, 4 y 5 de su columna están libres; por la columna de al lado podría ir a la fila 6.',
      caption: '¿Ir ya a la fila 6 o esperar?',
    },
    reached: {
      alt: 'El noble de la escalera está en la terraza. Las filas 1 a 4 de su columna están ocupadas; su camino baja hasta la fila 4, que lleva más 4.',
      caption: 'Un paseo de la terraza a la fila 4.',
    },
    stopping: {
      alt: 'El noble de la fuente está en la fila 2; debajo hay un jardinero en la fila 3 y una fuente en la fila 4. Su camino pasa por encima del jardinero hasta la fila 4, que lleva más 4.',
      caption: 'Por encima del jardinero, hasta la fila 4.',
    },
    second: {
      alt: 'Un jardín en el que ya hay una fuente en la fila 4. Las casillas libres de la fila 4 y de la columna de la fuente tienen marco; en una hay un jardinero.',
      caption: 'Una segunda fuente que estaba en azul.',
    },
    absent: {
      alt: 'La carta escalera y un mercado sin ninguna escalera. Las diez losetas brillan.',
      caption: 'Ninguna escalera: puedes tomar cualquiera de las diez losetas.',
    },
    scoring: {
      alt: 'Un jardín al final de la partida. La fila 3 y las columnas del árbol, la escalera y la fuente están completas. El noble de la escalera está en la fila 6, el del pabellón en la fila 3.',
      caption:
        'La fila 3 está completa: 10 − 3 = 7. Tres columnas están completas: 3 × 5 = 15. Las misiones eran la escalera, en la fila 6, y el pabellón, en la fila 3: 6 + 3 = 9.',
    },
    rewards: {
      alt: 'Un jardín con un tablero de recompensas encima, de una casilla de ancho en la fila 3 y siete en la fila 6. Doce de sus casillas están marcadas: medallas, sombreros de paja y cardos con sus puntos.',
      caption:
        'Las medallas premian una estructura, los sombreros un jardinero, y los cardos cuestan puntos.',
    },
    boar: {
      alt: 'Parte de un jardín: un jabalí está en una zona de cuatro casillas libres con losetas alrededor.',
      caption: 'Si la partida acabara ahora, este jabalí costaría 4 puntos: cuatro casillas libres.',
    },
    classic: {
      alt: 'Un jardín de la edición clásica, antes del primer turno.',
      caption: 'Clásica 2013',
    },
    revised: {
      alt: 'Un jardín de la edición revisada, antes del primer turno.',
      caption: 'Revisada 2022',
    },
  },
} satisfies SanssouciText;
