/**
 * @generated SignedSource<<9f98cad53607274d244f618abce19b77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LanguagesRow_facts$data = {
  readonly languages: ReadonlyArray<{
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly level: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "LanguagesRow_facts";
};
export type LanguagesRow_facts$key = {
  readonly " $data"?: LanguagesRow_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"LanguagesRow_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LanguagesRow_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LanguageFact",
      "kind": "LinkedField",
      "name": "languages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Evidence",
          "kind": "LinkedField",
          "name": "evidence",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EvidenceList_evidence"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateFacts",
  "abstractKey": null
};

(node as any).hash = "3351b0e3dfcdf9e30a157b173fa54add";

export default node;
