/**
 * @generated SignedSource<<860dd8094f8225362f4c8c68291931fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateField = "CERTIFICATIONS" | "EDUCATION" | "EMAIL" | "EXPERIENCE" | "LANGUAGES" | "LINKEDIN" | "LOCATION" | "NAME" | "PHONE" | "SALARY" | "SKILLS" | "SUMMARY" | "TITLE" | "WEBSITE" | "YEARS";
import type { FragmentRefs } from "relay-runtime";
export type FactsPanel_candidate$data = {
  readonly facts: {
    readonly corrected: ReadonlyArray<CandidateField>;
    readonly email: {
      readonly " $fragmentSpreads": FragmentRefs<"TextFactRow_fact">;
    } | null | undefined;
    readonly linkedin: {
      readonly " $fragmentSpreads": FragmentRefs<"TextFactRow_fact">;
    } | null | undefined;
    readonly location: {
      readonly " $fragmentSpreads": FragmentRefs<"TextFactRow_fact">;
    } | null | undefined;
    readonly name: {
      readonly " $fragmentSpreads": FragmentRefs<"TextFactRow_fact">;
    } | null | undefined;
    readonly phone: {
      readonly " $fragmentSpreads": FragmentRefs<"TextFactRow_fact">;
    } | null | undefined;
    readonly salary: {
      readonly " $fragmentSpreads": FragmentRefs<"SalaryRow_fact">;
    } | null | undefined;
    readonly summary: {
      readonly " $fragmentSpreads": FragmentRefs<"TextFactRow_fact">;
    } | null | undefined;
    readonly title: {
      readonly " $fragmentSpreads": FragmentRefs<"TextFactRow_fact">;
    } | null | undefined;
    readonly website: {
      readonly " $fragmentSpreads": FragmentRefs<"TextFactRow_fact">;
    } | null | undefined;
    readonly years: {
      readonly " $fragmentSpreads": FragmentRefs<"YearsRow_fact">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AchievementsRow_facts" | "CertificationsRow_facts" | "EducationRow_facts" | "ExperienceRow_facts" | "LanguagesRow_facts" | "SkillsRow_facts">;
  };
  readonly id: string;
  readonly skillKeysMatched: ReadonlyArray<string>;
  readonly " $fragmentType": "FactsPanel_candidate";
};
export type FactsPanel_candidate$key = {
  readonly " $data"?: FactsPanel_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"FactsPanel_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "TextFactRow_fact"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FactsPanel_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skillKeysMatched",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "corrected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFact",
          "kind": "LinkedField",
          "name": "name",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFact",
          "kind": "LinkedField",
          "name": "title",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFact",
          "kind": "LinkedField",
          "name": "email",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFact",
          "kind": "LinkedField",
          "name": "phone",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFact",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFact",
          "kind": "LinkedField",
          "name": "website",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFact",
          "kind": "LinkedField",
          "name": "linkedin",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFact",
          "kind": "LinkedField",
          "name": "summary",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NumberFact",
          "kind": "LinkedField",
          "name": "years",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "YearsRow_fact"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SalaryFact",
          "kind": "LinkedField",
          "name": "salary",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SalaryRow_fact"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SkillsRow_facts"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExperienceRow_facts"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EducationRow_facts"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertificationsRow_facts"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LanguagesRow_facts"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AchievementsRow_facts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "72e9fb369075454be3cdc532931b576a";

export default node;
