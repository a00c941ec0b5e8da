import sanssouciDe from '../src/rules/sanssouci/de.ts';
import sanssouciEn from '../src/rules/sanssouci/en.ts';
import sanssouciEs from '../src/rules/sanssouci/es.ts';
import sanssouciFr from '../src/rules/sanssouci/fr.ts';
import versaillesDe from '../src/rules/versailles/de.ts';
import versaillesEn from '../src/rules/versailles/en.ts';
import versaillesEs from '../src/rules/versailles/es.ts';
import versaillesFr from '../src/rules/versailles/fr.ts';

/** The rules of every game in every language. */
export const RULES = {
  en: { sanssouci: sanssouciEn, versailles: versaillesEn },
  de: { sanssouci: sanssouciDe, versailles: versaillesDe },
  fr: { sanssouci: sanssouciFr, versailles: versaillesFr },
  es: { sanssouci: sanssouciEs, versailles: versaillesEs },
};
