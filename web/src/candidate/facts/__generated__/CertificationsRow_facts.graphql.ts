/**
 * @generated SignedSource<<03c65bcd79d1638fa24e162bc041d1a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CertificationsRow_facts$data = {
  readonly certifications: ReadonlyArray<{
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly value: string;
  }>;
  readonly " $fragmentType": "CertificationsRow_facts";
};
export type CertificationsRow_facts$key = {
  readonly " $data"?: CertificationsRow_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificationsRow_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificationsRow_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextFact",
      "kind": "LinkedField",
      "name": "certifications",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
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

(node as any).hash = "fc8bdbb895880061cb35103125aef893";

export default node;
