/**
 * Sanitises untrusted text for a prompt: removes HTML comments and tags, invisible and bidirectional characters, chat
 * template tokens, and addresses.
 */
export function inert(text: string): string {
  return text
    .slice(0, maxCharacters)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/gu, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\|[^|>]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>/gi, ' ')
    .replace(/<\/?[a-z!][^>]{0,500}(?:>|$)/gi, ' ')
    .replace(/(?:\w{1,30}:\/\/|www\.)\S+/gi, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Longer texts are cut: neither a model nor a reader sees more. */
const maxCharacters = 4_000;

/** Whether a text contains instructions to a language model, or asks its reader to follow a link. */
export function isCommand(text: string): boolean {
  const plain = inert(text);
  // 'I g n o r e' and 'ignore-all' are the same command.
  const letters = plain.toLowerCase().replace(/[^a-z]/g, '');
  return squeezed.test(letters) || commanding.test(plain);
}

const squeezed =
  /(?:ignore|disregard|forget|override|bypass)(?:all|any|the|your|my|these|those|of|its)*(?:previous|prior|above|earlier|preceding|former|system|other)*(?:instructions?|prompts?|guidelines)|(?:system|developer)(?:prompt|instructions?)|newinstructions?(?:to|for)(?:the)?(?:ai|model|assistant)|languagemodel|jailbreak/;

const commanding =
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|chatbot|bot|dan)\b|\b(?:as an|dear|note to|attention) (?:ai|llm|assistant)\b|(?:^|[.:;,!?]\s*|\b(?:and|then|please|must|to)\s+)(?:set|lower|change|put|report|rate|mark) (?:the |your |its |this )?threat(?: level)?\b|\b(?:add|insert|include|append|follow|click|visit|open) (?:on |a |an |the |this |our |my )*(?:link|url|hyperlink|website)\b|\bclick here\b|(?:^|[.!?]\s*)(?:system|assistant|user|developer)\s*:|\b(?:begin|end) (?:system|prompt|instructions?)\b/i;

/** Whether a text is one line of plain English, without markup, addresses, other scripts or commands. */
export function isPlain(text: string): boolean {
  return words.test(text) && !address.test(text) && !/\S{40}/.test(text) && !isCommand(text);
}

const words = /^[\p{Script=Latin}\p{Mn}\d .,:;!?'"’‘“”()\-–—/%$€£&+°]+$/u;
const address = /[\w+.-]:\/\/|\bwww\.|\b(?:javascript|data|mailto):|[\p{L}\d]\.\p{L}{2,}|\/\//iu;
