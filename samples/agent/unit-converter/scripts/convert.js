// ==SkillScript==
// @name        convert
// @description Converts miles to kilometres
// @param       miles number required Distance in miles
// ==/SkillScript==

// The default of the front matter only fills the dialog, so it is repeated here.
const digits = CAT_CONFIG.digits ?? 1;
return {value: Number((args.miles * 1.609344).toFixed(digits))};
