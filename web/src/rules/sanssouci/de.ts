import type { SanssouciText } from '../text.ts';

/** The rules of Sanssouci in German. The sentences are our own: the rulebooks are copyrighted. */
export default {
  parts: {
    goal: {
      title: 'Darum geht es',
      text: [
        'Du legst Plättchen in einen Schlossgarten, sodass Wege von der Terrasse bis zur untersten Reihe wachsen. Auf diesen Wegen gehen deine neun Adligen spazieren: Je weiter unten ein Spaziergang endet, desto mehr Punkte bringt er. **Wer nach 18 Runden die meisten Punkte hat, gewinnt.**',
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
          '**Der Spielplan:** eine Punkteleiste und der Markt, mit zwei Feldern für jede der Reihen 2 bis 6.',
          '**4 Gärten** mit neun Spalten und sechs Reihen.',
          '**81 Plättchen**, neun für jedes Motiv. Auf jeder Rückseite ist ein Gärtner.',
          '**Für jeden Spieler:** 18 Karten, neun Adlige, ein Zählstein und ein Merker für 50 und 100 Punkte.',
          '**9 Aufträge**, einer für jedes Motiv.',
          '**Für die Erweiterungen:** 4 Belohnungstafeln und, seit 2022, 4 Wildschweine.',
        ],
      ],
    },
    prepare: {
      title: 'Aufbau',
      text: [
        [
          'Alle bekommen zufällig einen Garten. In der klassischen Ausgabe wählst du sofort seine Seite, bevor du Karten, Aufträge oder den Markt siehst.',
          'Wähl eine Farbe. Stell deine neun Adligen auf die Terrasse, einen über jede Spalte, und deinen Zählstein auf die 0.',
          'Misch deine 18 Karten, leg sie als Stapel hin und zieh zwei.',
          'Mischt die Aufträge. Alle bekommen zwei, sehen sie sich an und halten sie geheim. Die übrigen kommen **ungesehen** in die Schachtel zurück.',
          'Die Rückseiten der Plättchen zeigen, welche ihr braucht: 45 zu zweit, 63 zu dritt, alle 81 zu viert. Mischt sie verdeckt, in acht Stapeln (2013) oder im Beutel (2022).',
          'Ganz zum Schluss deckt ihr zehn Plättchen auf und füllt damit den Markt.',
        ],
      ],
    },
    first: {
      title: 'Wer beginnt?',
      text: [
        'Es beginnt der älteste Spieler (2013) oder der, der zuletzt ein Schloss besucht hat (2022). Hier entscheidet das Los oder der Gastgeber. Dann geht es im Uhrzeigersinn weiter.',
        'Du darfst jederzeit **die Karten in deinem Stapel zählen**, um zu wissen, wie viele Züge noch bleiben, aber nicht hineinsehen. Hier zeigt die Seite die Zahl an.',
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
        'Du hast nie weniger als 0 Punkte. In der Schachtel von 2013 heißt das Ganze nur „Erweiterung“, mit Erweiterungstafeln, Bonus und Malus.',
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
          '**Überarbeitet 2022:** Die Reihen sind beige, rot, gelb, blau, lila und grau. Gartentafeln haben eine Seite und werden zufällig ausgeteilt. Die Plättchen kommen aus einem Beutel. Figur, Rosenbogen und Kräuterschnecke heißen Baum, Pergola und Blumen.',
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
      caption: 'Mit gelb / grau darfst du eins der vier Plättchen nehmen, die leuchten.',
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
      caption: 'Der Adlige des Pavillons macht einen Umweg und endet in seiner Spalte, in Reihe 4: 4 Punkte.',
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
} satisfies SanssouciText;
