import type { VersaillesText } from '../text.ts';

/** The rules of Versailles in German. The sentences are our own: the rulebooks are copyrighted. */
export default {
  parts: {
    goal: {
      title: 'Darum geht es',
      text: [
        'Du gewinnst mit Zahlenkarten Plättchen und legst sie so an, dass Felder desselben Gartentyps zu großen Flächen wachsen. Nach jedem Durchgang aus sieben Runden zählen deine größten Flächen und deine Chips. **Wer am Ende die meisten Punkte hat, gewinnt.**',
      ],
    },
    setup: {
      title: 'Bevor es losgeht',
      text: ['Hier baut die Seite alles für euch auf. Mit der Schachtel auf dem Tisch geht es so.'],
    },
    components: {
      title: 'In der Schachtel',
      text: [
        [
          '**72 Plättchen** aus zwei mal zwei Feldern.',
          '**55 Karten** mit den Zahlen von 1 bis 55.',
          '**5 große Chips**, einer für jeden Gartentyp, mit 3 Punkten auf der einen und 5 auf der anderen Seite.',
          '**6 kleine Chips** mit 3 Punkten.',
          '**Der König**, der am Anfang der Reihe steht.',
        ],
      ],
    },
    prepare: {
      title: 'Aufbau',
      text: [
        [
          'Mischt die Plättchen verdeckt. Dann legt eine Reihe offen aus: 21 Plättchen zu zweit oder zu dritt, 28 zu viert, 35 zu fünft. Lasst Lücken zwischen den Gruppen: eine Gruppe für jede der sieben Runden.',
          'Die übrigen Plättchen warten in der Schachtel auf den zweiten Durchgang.',
          'Stellt den König vor das erste Plättchen.',
          'Legt die großen Chips bereit, mit den 3 Punkten nach oben. Die kleinen braucht ihr erst am Ende.',
          'Mischt die Karten. Alle bekommen zehn und halten sie geheim.',
        ],
      ],
    },
    first: {
      title: 'Wer beginnt?',
      text: [
        'Niemand: Alle wählen gleichzeitig eine Karte, und die niedrigste Zahl nimmt und legt ihr Plättchen zuerst. Die Reihenfolge kann sich also in jeder Runde ändern.',
      ],
    },
    round: {
      title: 'Eine Runde',
      text: ['Alle spielen gleichzeitig. In jeder Runde bekommen alle ein Plättchen.'],
    },
    bids: {
      title: 'Karte wählen',
      text: [
        'Die Karten haben die Zahlen von 1 bis 55, und alle bekommen zehn davon. Wähle heimlich eine. Haben alle gewählt, werden die Karten aufgedeckt. In sieben Runden spielst du sieben deiner zehn Karten.',
      ],
    },
    order: {
      title: 'Plättchen nehmen',
      text: [
        '**Die niedrigste Zahl nimmt das erste Plättchen der Gruppe**, das beim König. Die nächste nimmt das zweite und so weiter. Die höchste bekommt das letzte. Niedrig ist also nicht besser als hoch: Überleg dir, welches Plättchen du willst und was die anderen wollen.',
        'Alle Plättchen dieses Durchgangs liegen offen: Du kannst vorausplanen.',
      ],
    },
    laying: {
      title: 'Anlegen',
      text: [
        'In derselben Reihenfolge legen alle ihr Plättchen sofort an. Mit dem ersten beginnt dein Garten. Jedes weitere muss ihn mit **mindestens einer Seite eines Feldes** berühren.',
        [
          'Du darfst das Plättchen drehen.',
          'Es darf um ein Feld versetzt liegen.',
          'Löcher sind erlaubt.',
          'Die Gartentypen müssen nicht passen, aber nur gleiche bilden eine Fläche.',
        ],
        'Dann geht der König weiter zur nächsten Gruppe.',
      ],
    },
    fields: {
      title: 'Flächen, Joker, Baufläche',
      text: [
        'Eine **Fläche** besteht aus Feldern desselben Gartentyps, die mit ihren Seiten zusammenhängen. Es gibt fünf Gartentypen: gelbe Blumen, rote Blumen, Hecken, Pavillons und Brunnen. Von jedem zählt nur die größte Fläche.',
      ],
    },
    joker: {
      title: 'Der Joker',
      text: [
        'Ein Joker gehört zu den Flächen **aller** Gartentypen, die ihn berühren, auch zu mehreren zugleich. Nur bei der Baufläche hilft er nicht.',
      ],
    },
    site: {
      title: 'Die Baufläche',
      text: [
        'Die Baufläche ist kein Gartentyp. Bei der Zwischenwertung bringt sie nichts. Am Ende zählt nur die größte Baufläche von allen: 3 Punkte.',
      ],
    },
    chips: {
      title: 'Die Chips',
      text: [
        'Für jeden Gartentyp gibt es einen großen Chip.',
        [
          'Wer zuerst eine Fläche aus **mindestens vier Feldern** hat, nimmt den Chip ihres Gartentyps.',
          'Wer dann eine **größere** Fläche baut, holt ihn weg. Gleich groß reicht nicht.',
          'Das wird nach jedem einzelnen Plättchen geprüft: In einer Runde kann ein Chip also mehrmals wandern.',
        ],
      ],
    },
    half: {
      title: 'Zwischenwertung',
      text: [
        'Nach sieben Runden bekommen alle',
        [
          '1 Punkt für jedes Feld der größten Flächen ihrer **zwei besten** Gartentypen,',
          '3 Punkte für jeden Chip.',
        ],
        'Dann werden alle Karten gemischt, alle bekommen zehn neue, und eine neue Reihe wird ausgelegt. Gärten und Chips bleiben.',
      ],
    },
    scoring: {
      title: 'Schlusswertung',
      text: [
        'Nach sieben weiteren Runden bekommen alle',
        [
          '1 Punkt für jedes Feld der größten Flächen ihrer **drei besten** Gartentypen,',
          '5 Punkte für jeden Chip,',
          '3 Punkte für jeden **zweiten Platz**: die größte Fläche eines Gartentyps unter allen, die seinen Chip nicht haben,',
          '3 Punkte für die größte **Baufläche**,',
          'und die Punkte der Zwischenwertung.',
        ],
        'Teilen sich mehrere einen zweiten Platz oder die größte Baufläche, bekommt niemand die 3 Punkte. Hat niemand den Chip eines Gartentyps, gibt es dort auch keinen zweiten Platz.',
      ],
    },
    ties: {
      title: 'Gleichstand',
      text: [
        'Bei Gleichstand gewinnt die größte einzelne Fläche eines Gartentyps. Sind auch die gleich groß, wird der Sieg geteilt.',
      ],
    },
    two: {
      title: 'Zu zweit mit Ludwig',
      text: [
        'Spielt ihr zu zweit, spielt auch **Ludwig** mit. Er hat zehn Karten in einem verdeckten Stapel, und in jeder Runde wird seine oberste mit euren aufgedeckt. Das Plättchen, das er gewinnt, ist aus dem Spiel. Deshalb hat jede Gruppe drei Plättchen.',
        'Zu zweit bringen zweite Plätze nichts. Die Baufläche zählt wie immer.',
      ],
    },
    more: {
      title: 'Bis zu fünft',
      text: [
        'Je mehr ihr seid, desto länger ist die Reihe. Auf der Schachtel stehen zwei bis vier Spieler, aber die Regeln sehen auch fünf vor. Das geht auch hier.',
        'Was die 72 Plättchen zeigen, haben wir selbst entworfen: In deiner Schachtel kann es anders sein.',
      ],
    },
    overview: {
      title: 'Auf einen Blick',
      text: [
        'Zwei Durchgänge mit je sieben Runden. In jedem Durchgang bekommst du zehn Karten und spielst sieben.',
        [
          'Alle wählen heimlich eine Karte. Dann werden alle Karten aufgedeckt.',
          'Von der niedrigsten Zahl zur höchsten: das nächste Plättchen nehmen, anlegen, Chips prüfen.',
          'Der König geht weiter zur nächsten Gruppe.',
        ],
      ],
    },
  },
  pictures: {
    garden: {
      alt: 'Ein Garten aus vierzehn Plättchen mit je zwei mal zwei Feldern. Auf der größten Fläche jedes Gartentyps steht eine Zahl: Hecken 20, Brunnen 13, gelbe Blumen 9, rote Blumen 5, Pavillons 3, Baufläche 3.',
      caption: 'Ein Garten am Ende eines Spiels. Die Zahlen sagen, wie groß die Flächen sind.',
    },
    row: {
      alt: 'Vier Plättchen, beim ersten steht der König. Darunter von links nach rechts: 9 Ben, 16 Emil, 23 Anna, 40 Clara. Kleiner folgen die Plättchen der nächsten Runde.',
      caption: 'Ben hat die niedrigste Zahl und nimmt das Plättchen beim König. Clara bekommt das letzte.',
    },
    side: { alt: 'Ein neues Plättchen neben einem gelegten, Seite an Seite.', caption: 'Seite an Seite' },
    shifted: {
      alt: 'Ein neues Plättchen neben einem gelegten, ein Feld weiter unten. Sie berühren sich an der Seite eines Feldes.',
      caption: 'Um ein Feld versetzt',
    },
    hole: {
      alt: 'Drei gelegte Plättchen und ein neues. Ein Feld zwischen ihnen bleibt leer.',
      caption: 'Mit einem Loch',
    },
    corner: {
      alt: 'Ein neues Plättchen, das das gelegte nur an einer Ecke berührt.',
      caption: 'Nur die Ecken berühren sich',
    },
    joker_one: {
      alt: 'Ein Garten aus drei Plättchen. Die gelben Blumen und der Joker sind umrahmt: fünf Felder.',
      caption: 'Der Joker gehört zu den gelben Blumen: fünf Felder …',
    },
    joker_other: {
      alt: 'Derselbe Garten. Die Hecken und derselbe Joker sind umrahmt: vier Felder.',
      caption: '… und auch zu den Hecken: vier Felder.',
    },
    chip: {
      alt: 'Ein neues Plättchen macht eine Fläche aus vier Brunnen. Daneben ist der Chip der Brunnen.',
      caption: 'Vier Brunnen in einer Fläche: Dieses Plättchen gewinnt den Chip.',
    },
    half: {
      alt: 'Ein Garten aus sieben Plättchen: Hecken 12, gelbe Blumen 8, Brunnen 7, Pavillons 3, rote Blumen 2.',
      caption: 'Die zwei besten Gartentypen sind Hecken und gelbe Blumen. Dieser Spieler hat beide Chips.',
    },
    scoring: {
      alt: 'Derselbe Garten mit vierzehn Plättchen: Hecken 20, Brunnen 13, gelbe Blumen 9, rote Blumen 5, Pavillons 3, Baufläche 3.',
      caption:
        'Inzwischen hat jemand anders den Chip der gelben Blumen geholt, dafür haben die Brunnen einen gewonnen. Dazu der zweite Platz bei den gelben Blumen und die größte Baufläche von allen.',
    },
    ludwig: {
      alt: 'Drei Plättchen, beim ersten steht der König. Darunter von links nach rechts: 12 Anna, 27 Ludwig, 44 Ben.',
      caption: 'Ludwigs 27 liegt in der Mitte: Das zweite Plättchen ist aus dem Spiel.',
    },
  },
  tiles: { players: 'Spieler', group: 'Plättchen pro Runde', half: 'Plättchen pro Durchgang' },
  points: {
    first: 'Nach dem ersten Durchgang',
    second: 'Nach dem zweiten Durchgang',
    fields: '1 Punkt für jedes Feld',
    best: ['der 2 besten Gartentypen', 'der 3 besten Gartentypen'],
    chip: 'Für jeden großen Chip',
    place: 'Für jeden zweiten Platz',
    site: 'Für die größte Baufläche',
  },
} satisfies VersaillesText;
