import { HtmlValidate } from 'html-validate';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // An application page gets its heading by script; without it, the footer's is the first.
    // What is built in two languages has a heading in each, and only one is shown.
    'heading-level': ['error', { minInitialRank: 'any', allowMultipleH1: true }],
    // Safari's VoiceOver ignores a list without bullets unless it has an explicit role.
    'no-redundant-role': 'off',
    // The validator counts the contents of a <template> as part of the page.
    'no-multiple-main': 'off',
    'unique-landmark': 'off',
    // All scripts are our own.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The fieldset only disables the form, which has the name.
    'wcag/h71': 'off',
  },
});

test.each(globSync('dist/**/*.html'))('%s is valid', async (file) => {
  const { results } = await validator.validateFile(file);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(found).toEqual([]);
});
