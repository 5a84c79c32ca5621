import words from '@scriptcat/content/tools/header/abilities';
import type {LanguageTag} from '@scriptcat/contract';
import type {Ability, Risk} from './summarise';

/** What an ability means for the user. */
export function abilityText({code}: Ability, language: LanguageTag): string {
  return words[language].abilities[code];
}

/** The word for a level of risk. */
export function riskText(risk: Risk, language: LanguageTag): string {
  return words[language].risks[risk];
}
