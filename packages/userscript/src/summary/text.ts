import words from '@scriptcat/content/tools/header/abilities';
import type {LanguageTag, Localized} from '@scriptcat/contract';
import type {Ability, AbilityCode, Risk} from './summarise';

/** An ability or a risk without a text in content does not compile. */
const texts: Localized<{
  abilities: Record<AbilityCode, string>;
  risks: Record<Risk, string>;
}> = words;

/** What an ability means for the user. */
export function abilityText({code}: Ability, language: LanguageTag): string {
  return texts[language].abilities[code];
}

/** The word for a level of risk. */
export function riskText(risk: Risk, language: LanguageTag): string {
  return texts[language].risks[risk];
}
