import type { RulesText } from './text.ts';

/** The rules in German. The sentences are our own: the rulebooks are copyrighted. */
export default {
  sanssouci: {
    parts: {
      goal: {
        title: 'Darum geht es',
        text: [
          'Du legst Plättchen in einen Schlossgarten, sodass Wege von der Terrasse bis zur untersten Reihe wachsen. Auf diesen Wegen gehen deine neun Adligen spazieren: Je weiter unten ein Spaziergang endet, desto mehr Punkte bringt er. **Wer nach 18 Runden die meisten Punkte hat, gewinnt.**',
        ],
      },
      turn: {
        title: 'Dein Zug',
        text: [
          'Dein Zug hat fünf Schritte, immer in dieser Reihenfolge:',
          [
            'Du spielst eine Karte und nimmst ein Plättchen.',
            'Du legst das Plättchen in deinen Garten.',
            'Du bewegst einen Adligen, wenn du magst.',
            'Der Markt wird aufgefüllt.',
            'Du ziehst eine Karte.',
          ],
          'Dann ist der nächste Spieler dran.',
        ],
      },
      card: {
        title: 'Karte spielen, Plättchen nehmen',
        text: [
          'Du hast zwei Karten auf der Hand. Spiel eine davon: Sie zeigt, welches der zehn Plättchen im Markt du nehmen darfst.',
          [
            '**Zwei Farben:** eins der vier Plättchen, die auf diesen Farben liegen.',
            '**Ein Motiv:** ein Plättchen mit diesem Motiv. Zeigt keins der zehn das Motiv, darfst du **jedes** Plättchen nehmen.',
            '**Freie Auswahl:** ein beliebiges Plättchen.',
          ],
          'Alle haben die gleichen 18 Karten: die neun Motive, acht Farbpaare und einmal freie Auswahl.',
        ],
      },
      place: {
        title: 'Plättchen legen',
        text: [
          'Jedes Plättchen passt auf genau ein Feld. **Sein Motiv bestimmt die Spalte. Die Farbe, auf der es im Markt lag, bestimmt die Reihe.**',
          'Es muss nichts berühren: Du kannst es später mit deinen Wegen verbinden.',
        ],
      },
      gardener: {
        title: 'Feld belegt? Ein Gärtner!',
        text: [
          'Ist dieses Feld schon belegt, aufgedruckt oder mit einem Plättchen, dann drehst du das Plättchen um: Es wird zum **Gärtner**. Leg ihn auf ein freies Feld **in derselben Reihe oder derselben Spalte**. Nur wenn dort alles belegt ist, darf er auf ein beliebiges freies Feld.',
          'Adlige können über einen Gärtner gehen, und er hilft, Reihen und Spalten zu füllen, wie jedes Plättchen. Aber kein Adliger darf auf ihm stehen bleiben.',
        ],
      },
      noble: {
        title: 'Einen Adligen bewegen, wenn du magst',
        text: [
          'Du darfst **einen** Adligen bewegen, oder keinen.',
          [
            'Er geht über belegte Felder, immer zum Feld daneben: nach unten, oben oder zur Seite, so weit du willst, an anderen Adligen vorbei und über Gärtner. Über freie Felder oder diagonal darf er nicht gehen.',
            'Er bleibt **in seiner eigenen Spalte** stehen, mindestens eine Reihe tiefer als vorher und nicht auf einem Gärtner.',
            'Er bringt so viele Punkte wie **die Reihe, in der er stehen bleibt**: 1 bis 6.',
          ],
          'Ein Adliger auf der Terrasse beginnt mit Reihe 1 seiner Spalte. Er muss nicht über das Plättchen gehen, das du gerade gelegt hast.',
        ],
      },
      refill: {
        title: 'Auffüllen und ziehen',
        text: [
          'Ein neues Plättchen füllt die Lücke im Markt, damit immer zehn zur Auswahl liegen. Dann ziehst du eine Karte. In Runde 17 gibt es nichts mehr zu ziehen. In Runde 18 spielst du deine letzte Karte. Dann werden die Gärten gewertet.',
        ],
      },
      mistakes: {
        title: 'Häufige Fehler',
        text: ['Fünf Regeln, die sogar in Rezensionen des Spiels falsch stehen:'],
      },
      scoring: {
        title: 'Schlusswertung',
        text: [
          'Die Punkte deiner Adligen behältst du. Nach Runde 18 kommen dazu:',
          [
            '**Jede volle Reihe** von 2 bis 6: 10 Punkte minus den Wert der Reihe. Reihe 2 bringt also 8, Reihe 6 nur 4.',
            '**Jede volle Spalte:** 5 Punkte.',
            '**Jeder deiner zwei geheimen Aufträge:** so viele Punkte wie die Reihe, in der dieser Adlige steht, oder nichts, wenn er auf der Terrasse steht.',
          ],
          'Gärtner helfen beim Füllen von Reihen und Spalten. Reihe 1 ist von Anfang an voll und bringt nichts.',
        ],
      },
      ties: {
        title: 'Gleichstand',
        text: [
          'Bei Gleichstand gewinnt der Garten mit mehr Gärtnern. Sind es gleich viele, wird der Sieg geteilt.',
        ],
      },
      rewards: {
        title: 'Belohnungen: eine Erweiterung',
        text: [
          'Auf deinem Garten liegt eine Tafel mit 16 Feldern. Sieh dir erst deine Aufträge an und wähl dann eine ihrer zwei Seiten. Aufgedruckte Felder darunter sind verdeckt: Sie sind frei, bis dort ein Plättchen liegt.',
          'Zwölf Felder der Tafel sind markiert. Die Markierung zählt, sobald du dort ein Plättchen legst, noch bevor du einen Adligen bewegst:',
          [
            '**Medaille:** 1, 2 oder 3 Punkte, wenn das Plättchen sein Motiv zeigt.',
            '**Strohhut:** 3 Punkte, wenn es ein Gärtner ist.',
            '**Distel:** 2 oder 3 Punkte Abzug, egal welches Plättchen es ist.',
          ],
          'Du hast nie weniger als 0 Punkte.',
        ],
      },
      boars: {
        title: 'Wildschweine: eine Erweiterung',
        text: [
          'In jedem Garten gibt es ein Wildschwein. Am Anfang steht es in der Spalte der Treppe, in Reihe 4.',
          [
            'Legst du ein Plättchen auf sein Feld, ob Motiv oder Gärtner, bekommst du **1 Punkt**. Dann setzt du das Wildschwein auf ein freies Feld direkt daneben, nicht diagonal.',
            'Gibt es keins, verlässt es den Garten: **3 Punkte mehr**.',
            'Ist es am Ende noch da, kostet es 1 Punkt für jedes freie Feld des Gebiets, in dem es herumläuft, sein eigenes Feld mitgezählt. Du hast nie weniger als 0 Punkte.',
          ],
          'In einem Zug zählt zuerst die Markierung der Belohnungstafel, dann das Wildschwein, und dann darfst du einen Adligen bewegen.',
        ],
      },
      editions: {
        title: 'Die zwei Ausgaben',
        text: [
          'Das Spiel erschien 2013, eine überarbeitete Ausgabe 2022. Ein Zug läuft in beiden gleich ab. Das ist anders:',
          [
            '**Klassisch 2013:** Die Reihen sind beige, weiß, grau, orange, violett und türkis. Gartentafeln haben zwei Seiten, und du wählst deine, bevor du deine Aufträge siehst. Die Plättchen kommen von acht Stapeln.',
            '**Überarbeitet 2022:** Die Reihen sind beige, rot, gelb, blau, lila und grau. Gartentafeln haben eine Seite und werden zufällig ausgeteilt. Die Plättchen kommen aus einem Beutel.',
            '**Belohnungen** gehören zu beiden Ausgaben. Die **Wildschweine** kamen mit der überarbeiteten Ausgabe, aber hier gibt es sie auf Wunsch auch im klassischen Garten.',
          ],
          'Zu zweit spielt ihr mit 45 Plättchen, zu dritt mit 63, zu viert mit 81. Die bedruckten und markierten Felder unserer Tafeln haben wir selbst entworfen: In deiner Schachtel kann es anders sein.',
        ],
      },
    },
    mistakes: {
      optional: {
        title: 'Bewegen ist freiwillig',
        wrong: '„In jedem Zug muss ich einen Adligen bewegen.“',
        right:
          'Du darfst alle stehen lassen. Dieser Adlige könnte jetzt auf Reihe 6 gehen, aber dann bleibt ihm keine Reihe mehr zum Werten. Wartet er auf Plättchen in den Reihen 3, 4 und 5, kann er zuerst diese werten.',
      },
      reached: {
        title: 'Nur die erreichte Reihe zählt',
        wrong: '„Von der Terrasse bis zu Reihe 4: 1 + 2 + 3 + 4 = 10 Punkte.“',
        right:
          'Der Weg bringt 4 Punkte, für die Reihe, in der er endet. Die Reihen dazwischen bringen nichts, und dieser Adlige kann nie zu ihnen zurück.',
      },
      stopping: {
        title: 'Auf Gärtnern nicht stehen bleiben',
        wrong: '„Der Adlige des Brunnens hält auf dem Gärtner: 3 Punkte.“',
        right:
          'Ein Adliger kann über einen Gärtner gehen, aber nicht dort stehen bleiben. Dieser kann weiter zu Reihe 4. In dieser Spalte ist Reihe 3 verloren.',
      },
      second: {
        title: 'Ein zweites Plättchen für dasselbe Feld',
        wrong: '„Das Feld ist belegt, also lege ich den Brunnen woanders in die Reihe oder werfe ihn ab.“',
        right:
          'Er wird zum Gärtner. Der darf auf jedes umrahmte Feld: Sie sind frei und in derselben Reihe oder Spalte.',
      },
      absent: {
        title: 'Das Motiv ist nicht im Markt',
        wrong: '„Im Markt ist keine Treppe, also nützt mir meine Karte nichts.“',
        right:
          'Im Gegenteil! Zeigt keins der zehn Plättchen ihr Motiv, darfst du mit der Karte jedes Plättchen nehmen.',
      },
    },
    pictures: {
      garden: {
        alt: 'Ein Garten: oben das Schloss mit der Terrasse, darunter neun Spalten und sechs Reihen. Auf manchen Feldern liegen Plättchen, auf zweien Gärtner, und die meisten Adligen sind schon ihre Spalten hinuntergegangen.',
        caption: 'Jede Spalte hat ihr Motiv und ihren Adligen, jede Reihe ihre Farbe und ihren Wert.',
      },
      cards: {
        alt: 'Drei Karten: gelb und grau, Brunnen und freie Auswahl.',
        caption: 'Zwei Farben, ein Motiv, freie Auswahl.',
      },
      market: {
        alt: 'Der Markt mit zwei Plättchen für jede der Reihen 2 bis 6. Die vier Plättchen der Reihen 3 und 6 leuchten.',
        caption: 'Mit gelb / grau darfst du eins der vier Plättchen nehmen, die leuchten.',
      },
      place: {
        alt: 'Links der Markt, in dem ein Brunnen auf Blau gewählt ist. Rechts ein Garten: Die Spalte des Brunnens und die blaue Reihe 4 sind umrahmt, und der Brunnen liegt dort, wo sie sich kreuzen.',
        caption: 'Ein Brunnen, der auf Blau lag: Spalte des Brunnens, blaue Reihe. Dort und nirgends sonst.',
      },
      gardener: {
        alt: 'Ein Garten, in dem der Pavillon von Reihe 3 aufgedruckt ist. Alle freien Felder von Reihe 3 und von der Spalte des Pavillons sind umrahmt; auf einem liegt ein Gärtner.',
        caption:
          'Ein Pavillon, der auf Gelb lag, aber dieses Feld ist schon aufgedruckt: Der Gärtner darf auf jedes umrahmte Feld.',
      },
      noble: {
        alt: 'Ein Teil eines Gartens: Der Adlige des Pavillons geht von Reihe 1 eine Spalte nach rechts, zwei Reihen hinunter, zurück in seine eigene Spalte und weiter zu Reihe 4, wo er 4 Punkte bekommt.',
        caption:
          'Der Adlige des Pavillons macht einen Umweg und endet in seiner Spalte, in Reihe 4: 4 Punkte.',
      },
      optional: {
        alt: 'Der Adlige der Treppe steht in Reihe 2. Die Reihen 3, 4 und 5 seiner Spalte sind frei; durch die Nachbarspalte könnte er zu Reihe 6 gehen.',
        caption: 'Jetzt zu Reihe 6, oder lieber warten?',
      },
      reached: {
        alt: 'Der Adlige der Treppe steht auf der Terrasse. Die Reihen 1 bis 4 seiner Spalte sind belegt; sein Weg führt hinunter zu Reihe 4, an der plus 4 steht.',
        caption: 'Ein Weg von der Terrasse zu Reihe 4.',
      },
      stopping: {
        alt: 'Der Adlige des Brunnens steht in Reihe 2, unter ihm sind ein Gärtner in Reihe 3 und ein Brunnen in Reihe 4. Sein Weg führt über den Gärtner zu Reihe 4, an der plus 4 steht.',
        caption: 'Über den Gärtner weiter zu Reihe 4.',
      },
      second: {
        alt: 'Ein Garten, in dem in Reihe 4 schon ein Brunnen liegt. Die freien Felder von Reihe 4 und von der Spalte des Brunnens sind umrahmt; auf einem liegt ein Gärtner.',
        caption: 'Ein zweiter Brunnen, der auf Blau lag.',
      },
      absent: {
        alt: 'Die Karte Treppe und ein Markt ohne Treppe. Alle zehn Plättchen leuchten.',
        caption: 'Keine Treppe: Alle zehn Plättchen sind erlaubt.',
      },
      scoring: {
        alt: 'Ein Garten am Ende des Spiels. Reihe 3 und die Spalten von Baum, Treppe und Brunnen sind voll. Der Adlige der Treppe steht in Reihe 6, der des Pavillons in Reihe 3.',
        caption:
          'Reihe 3 ist voll: 10 − 3 = 7. Drei Spalten sind voll: 3 × 5 = 15. Die Aufträge waren Treppe, in Reihe 6, und Pavillon, in Reihe 3: 6 + 3 = 9.',
      },
      rewards: {
        alt: 'Ein Garten, auf dem eine Belohnungstafel liegt, ein Feld breit in Reihe 3 und sieben in Reihe 6. Zwölf ihrer Felder sind markiert: mit Medaillen, Strohhüten und Disteln und ihren Punkten.',
        caption: 'Medaillen belohnen ein Motiv, Hüte einen Gärtner, und Disteln kosten Punkte.',
      },
      boar: {
        alt: 'Ein Teil eines Gartens: Ein Wildschwein steht in einem Gebiet aus vier freien Feldern, ringsum liegen Plättchen.',
        caption: 'Wäre das Spiel jetzt zu Ende, würde dieses Wildschwein 4 Punkte kosten: vier freie Felder.',
      },
      classic: {
        alt: 'Ein Garten der klassischen Ausgabe vor dem ersten Zug.',
        caption: 'Klassisch 2013',
      },
      revised: {
        alt: 'Ein Garten der überarbeiteten Ausgabe vor dem ersten Zug.',
        caption: 'Überarbeitet 2022',
      },
    },
  },
  versailles: {
    parts: {
      goal: {
        title: 'Darum geht es',
        text: [
          'Du gewinnst mit Zahlenkarten Plättchen und legst sie so an, dass Felder desselben Gartentyps zu großen Flächen wachsen. Nach jedem Durchgang aus sieben Runden zählen deine größten Flächen und deine Chips. **Wer am Ende die meisten Punkte hat, gewinnt.**',
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
    table: { players: 'Spieler', group: 'Plättchen pro Runde', tiles: 'Plättchen pro Durchgang' },
  },
} satisfies RulesText;
